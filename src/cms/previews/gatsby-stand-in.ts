import { createElement, type ComponentProps } from "react";
import { servedPath } from "../../domain/addresses/served-path";
import { club } from "../../model/site/club";
import type { CmsSettings } from "../configuration/settings";
import { shownFields } from "./shown-fields";

/** The bundler replaces this name with the settings (src/cms/build/bundle-admin.ts). */
declare const CMS_SETTINGS: CmsSettings;

/** Stands in for Gatsby's link where its router is not. */
export function Link({ to, ...rest }: ComponentProps<"a"> & { readonly to: string }) {
  return createElement("a", { href: servedPath(to), ...rest });
}

/** Queries have been answered where a page is built; here the editor's entry takes their place. */
export const graphql = () => "";

/** Opens a page of the site in a tab of its own: a preview has no place for it. */
export function navigate(path: string): void {
  window.open(servedPath(path));
}

/** The one query that components ask by themselves: who the club is. */
export function useStaticQuery() {
  return {
    site: { siteMetadata: { siteUrl: CMS_SETTINGS.siteUrl } },
    club: { ...shownFields(club.schema, CMS_SETTINGS.club), logo: null },
  };
}
