import type { JsMinifyOptions, Options } from "@swc/core";
import { jsxSource } from "../../components/language/jsx-source";

/** The stages of Gatsby that build what is published. */
export type BuildStage = "build-javascript" | "build-html";

/** Every browser that knows `<dialog>` and `toSorted`, which the site uses, also knows this syntax. */
const BROWSER_SYNTAX = "es2020";
const NODE_SYNTAX = "es2022";

/** How swc compiles a TypeScript file of the site. */
export function swcOptions(stage: BuildStage): Options {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: false,
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: stage === "build-html" ? NODE_SYNTAX : BROWSER_SYNTAX,
      transform: { react: { runtime: "automatic", importSource: jsxSource, development: false } },
    },
  };
}

/** How swc minifies a script of the site. */
export const swcMinifyOptions: JsMinifyOptions = { ecma: 2020, compress: true, mangle: true };
