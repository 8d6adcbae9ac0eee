import type { ElementType, Key, ReactElement } from "react";
import * as runtime from "react/jsx-runtime";
import { withServedPaths } from "../navigation/with-served-paths";
import { withLanguage } from "./with-language";

/*
 * What the compilers turn JSX into: React's own functions. On the way, Bangla is marked as Bangla, and paths of the site
 * become addresses. No component has to do it itself, and none can forget it.
 */

type Create = (type: ElementType, props: Readonly<Record<string, unknown>>, key?: Key) => ReactElement;

// A site that has its host for itself does without the second part.
const adapted: typeof withLanguage = (type, props) =>
  withLanguage(type, process.env.GATSBY_BASE_PATH ? withServedPaths(type, props) : props);

export { Fragment } from "react/jsx-runtime";

export const jsx: Create = (type, props, key) => runtime.jsx(type, adapted(type, props), key);

export const jsxs: Create = (type, props, key) => runtime.jsxs(type, adapted(type, props), key);
