import { readFileSync } from "node:fs";
import path from "node:path";
import { swcOptions, type BuildStage } from "./swc-options";

/** Only Gatsby's own Babel plugins know how to compile these: queries, static pictures and the page functions. */
const needsBabel =
  /\bgraphql\b|\bStaticImage\b|\bSlice\b|\bexport\s+(?:async\s+)?(?:const|function)\s+(?:config|getServerData)\b/;

/** Packages, and what Gatsby generates. */
const isForeign = /[\\/](?:node_modules|\.cache)[\\/]/;

/**
 * Gatsby compiles every TypeScript file twice with Babel: by the rule for all scripts, and by the one of its
 * TypeScript plugin. This drops the second, and hands the files that need none of Gatsby's Babel plugins to swc.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby's rules are not those that this knows
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
        `(found ${general.length} and ${second.length}): adapt src/gatsby/webpack/compile-once.ts`,
    );
  return rules.filter((rule) => rule !== second[0]);
}

/** True if a rule compiles exactly these of the kinds of scripts. */
function isRuleFor(rule: unknown, names: readonly string[]): boolean {
  const test: unknown = Reflect.get(Object(rule), "test");
  if (!(test instanceof RegExp) || typeof Reflect.get(Object(rule), "use") !== "function") return false;
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
