import type { ElementType, Key, ReactElement } from "react";
import * as runtime from "react/jsx-dev-runtime";
import { withServedPaths } from "../navigation/with-served-paths";
import { withLanguage } from "./with-language";

/* The same as jsx-runtime.ts, for `npm run develop`: with it React names the line that an element comes from. */

export { Fragment } from "react/jsx-dev-runtime";

export function jsxDEV(
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: Key | undefined,
  isStatic: boolean,
  source?: runtime.JSXSource,
  self?: unknown,
): ReactElement {
  return runtime.jsxDEV(type, withLanguage(type, withServedPaths(type, props)), key, isStatic, source, self);
}
