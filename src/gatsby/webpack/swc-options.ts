import type { JsMinifyOptions, Options } from "@swc/core";
import { browserFloor } from "../../outputs/browser-floor";

/** The stages of Gatsby that build what is published. */
export type BuildStage = "build-javascript" | "build-html";

const NODE_SYNTAX = "es2022";

/** Default values of parameters, which Safari before 16.3 gets wrong only in rare cases: the way around costs 1 KB. */
const rareFaults = ["transform-parameters"];

/** How swc compiles a TypeScript file of the site. */
export function swcOptions(stage: BuildStage): Options {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: false,
    ...(stage === "build-javascript" && { env: { targets: browserFloor(), exclude: [...rareFaults] } }),
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      ...(stage === "build-html" && { target: NODE_SYNTAX }),
      transform: { react: { runtime: "automatic", development: false } },
    },
  };
}

/** How swc minifies a script of the site. */
export const swcMinifyOptions: JsMinifyOptions = { ecma: 2020, compress: true, mangle: true };
