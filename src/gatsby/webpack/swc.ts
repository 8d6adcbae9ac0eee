import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { JsMinifyOptions, Options } from "@swc/core";
import { isFunction, propertyOf } from "../../domain/shape";
import { browserFloor } from "../../outputs/browser-floor";
import { isPlugin } from "./config-part";

export type BuildStage = "build-javascript" | "build-html";

/** Only Gatsby's own Babel plugins can compile these: queries, static pictures and page functions. */
const needsBabel =
  /\bgraphql\b|\bStaticImage\b|\bSlice\b|\bexport\s+(?:async\s+)?(?:const|function)\s+(?:config|getServerData)\b/;

/** Packages and generated code of Gatsby. */
const isForeign = /[\\/](?:node_modules|\.cache)[\\/]/;

/**
 * Gatsby compiles each TypeScript file twice with Babel: by the rule for all scripts, and by that of its TypeScript
 * plugin. This removes the second, and compiles files that need none of Gatsby's Babel plugins with swc.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby's rules are not the expected ones
 */
export function compileOnce(rules: readonly unknown[], stage: string): readonly unknown[] {
  const single = withoutTypeScriptRule(rules);
  if (stage !== "build-javascript" && stage !== "build-html") return single;
  return single.map((rule) => (isRuleFor(rule, everyScript) ? { oneOf: [swcRule(stage), rule] } : rule));
}

const everyScript = ["a.js", "a.jsx", "a.ts", "a.tsx"];
const onlyTypeScript = ["a.ts", "a.tsx"];

function withoutTypeScriptRule(rules: readonly unknown[]): readonly unknown[] {
  const general = rules.filter((rule) => isRuleFor(rule, everyScript));
  const second = rules.filter((rule) => isRuleFor(rule, onlyTypeScript));
  if (general.length !== 1 || second.length !== 1)
    throw new Error(
      "Gatsby no longer has exactly one webpack rule for all scripts and one for TypeScript " +
        `(found ${general.length} and ${second.length}): adapt src/gatsby/webpack/swc.ts`,
    );
  return rules.filter((rule) => rule !== second[0]);
}

/** True if a rule compiles exactly these of the kinds of scripts. */
function isRuleFor(rule: unknown, names: readonly string[]): boolean {
  const test = propertyOf(rule, "test");
  if (!(test instanceof RegExp) || !isFunction(propertyOf(rule, "use"))) return false;
  return everyScript.every((name) => test.test(name) === names.includes(name));
}

function swcRule(stage: BuildStage) {
  return { resource: isForSwc, use: { loader: "swc-loader", options: swcOptions(stage) } };
}

/** True if a file is TypeScript of the site itself and needs none of Gatsby's Babel plugins. */
export function isForSwc(file: string): boolean {
  // webpack also asks about an empty path.
  if (!/\.tsx?$/.test(file) || isForeign.test(`/${path.relative(process.cwd(), file)}`)) return false;
  return !needsBabel.test(readFileSync(file, "utf8"));
}

const NODE_SYNTAX = "es2022";

/** Default values of parameters, which Safari before 16.3 only gets wrong in rare cases; the workaround costs 1 KB. */
const rareFaults = ["transform-parameters"];

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

export const swcMinifyOptions: JsMinifyOptions = { ecma: 2020, compress: true, mangle: true };

/**
 * Lets terser-webpack-plugin minify with swc, which is several times as fast as terser, with results of the same size.
 *
 * @param minimizers webpack's `optimization.minimizer`
 * @throws if Gatsby minifies with another plugin
 */
export function minifyWithSwc(minimizers: readonly unknown[]): void {
  const plugin = minimizers.find((candidate) => isPlugin(candidate, "TerserPlugin"));
  const implementation = propertyOf(plugin?.constructor, "swcMinify");
  const options = propertyOf(plugin, "options");
  if (!isFunction(implementation) || !(options instanceof Object) || !("minimizer" in options))
    throw new Error("Gatsby no longer minifies by terser-webpack-plugin: adapt src/gatsby/webpack/swc.ts");
  // swc has its own threads. A process of the plugin would take a second to start.
  Object.assign(options, { minimizer: { implementation, options: swcMinifyOptions }, parallel: false });
}

const packages = `${realpathSync("node_modules").split(path.sep).join("/")}/`;

/**
 * Imports packages by name where Babel has written their paths: webpack splits scripts by the length of their modules,
 * which would depend on the folder of the project.
 */
export function withoutProjectFolder(code: string): string {
  return code.replaceAll(`"${packages}`, '"');
}
