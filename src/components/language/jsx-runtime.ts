import type { ElementType, Key, ReactElement } from "react";
import * as runtime from "react/jsx-runtime";
import { withLanguage } from "./with-language";

/*
 * What the compilers turn JSX into: React's own functions, with Bangla marked as Bangla on the way. No component has
 * to do it itself, and none can forget it.
 */

type Create = (type: ElementType, props: Readonly<Record<string, unknown>>, key?: Key) => ReactElement;

export { Fragment } from "react/jsx-runtime";

export const jsx: Create = (type, props, key) => runtime.jsx(type, withLanguage(type, props), key);

export const jsxs: Create = (type, props, key) => runtime.jsxs(type, withLanguage(type, props), key);
