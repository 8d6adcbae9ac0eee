import type CMS from "decap-cms-app";
import type { ComponentProps } from "react";

type Options = NonNullable<Parameters<typeof CMS.init>[0]>;

export type CmsConfig = Options["config"];
export type CmsCollection = CmsConfig["collections"][number];
export type CmsCollectionFile = NonNullable<CmsCollection["files"]>[number];
export type CmsField = NonNullable<CmsCollection["fields"]>[number];
export type CmsBackend = CmsConfig["backend"];

export type ControlProps = ComponentProps<Exclude<NonNullable<Parameters<typeof CMS.registerWidget>[1]>, string>>;
