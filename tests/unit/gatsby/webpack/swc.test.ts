import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { functionOf } from "../../../../src/gatsby/insides";
import { compileOnce, isForSwc, minifyWithSwc, swcMinifyOptions, swcOptions } from "../../../../src/gatsby/webpack/swc";
import { configList, configPart } from "../../../../src/gatsby/webpack/config-part";
import { propertyOf } from "../../../../src/domain/shape";
import { makeFolder } from "../../../support/temporary-folder";

const load = createRequire(__filename);
const webpackUtils: unknown = load("gatsby/dist/utils/webpack-utils");
const typescriptPlugin: unknown = load("gatsby-plugin-typescript/gatsby-node");

/** The rules for scripts of the Gatsby that is installed. */
function installedRules(stage: string): readonly unknown[] {
  const parts = functionOf(webpackUtils, "createWebpackUtils")(stage, { directory: process.cwd() });
  const rules = configPart(parts, "rules");
  const added: unknown[] = [];
  const setWebpackConfig = (config: unknown) => added.push(...configList(config, "module", "rules"));
  const loaders = configPart(parts, "loaders");
  functionOf(typescriptPlugin, "onCreateWebpackConfig")({ actions: { setWebpackConfig }, loaders });
  return [
    functionOf(rules, "js")({}),
    functionOf(rules, "yaml")(),
    functionOf(rules, "fonts")(),
    functionOf(rules, "images")(),
    ...added,
  ];
}

/** The rules that compile a file of this name. */
function rulesFor(name: string, rules: readonly unknown[]): readonly unknown[] {
  return rules.filter((rule) => {
    const test = propertyOf(rule, "test");
    return test instanceof RegExp && test.test(name);
  });
}

describe("The Gatsby that is installed", () => {
  it("has two rules that compile TypeScript", () => {
    expect(rulesFor("a.tsx", installedRules("build-javascript"))).toHaveLength(2);
  });

  it.each(["build-javascript", "build-html"] as const)("compiles each file once, with swc or Babel, in %s", (stage) => {
    const rules = compileOnce(installedRules(stage), stage);
    const [first, second] = rules.flatMap((rule) => configList(rule, "oneOf"));
    expect(first).toEqual({ resource: isForSwc, use: { loader: "swc-loader", options: swcOptions(stage) } });
    expect(rulesFor("a.tsx", [second])).toHaveLength(1);
    expect(rulesFor("a.tsx", rules)).toEqual([]);
    expect(rules).toHaveLength(4);
  });

  it.each(["develop", "develop-html"] as const)("compiles each file once, with Babel, in %s", (stage) => {
    const rules = compileOnce(installedRules(stage), stage);
    expect(rulesFor("a.tsx", rules)).toHaveLength(1);
    expect(rules).toHaveLength(4);
  });
});

describe("A Gatsby with other rules", () => {
  const general = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] };
  const second = { test: /\.tsx?$/, use: () => [] };

  it.each([
    ["no rule for TypeScript only", [general], "1 and 0"],
    ["no rule for all scripts", [second], "0 and 1"],
    ["no rules", [], "0 and 0"],
  ])("is refused: %s", (_name, rules, found) => {
    expect(() => compileOnce(rules, "build-javascript")).toThrow(
      `Gatsby no longer has exactly one webpack rule for all scripts and one for TypeScript (found ${found}): ` +
        "adapt src/gatsby/webpack/swc.ts",
    );
  });
});

describe("A file", () => {
  const folder = makeFolder();

  const written = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it.each([
    ["a.ts", "export const a = 1;"],
    ["b.tsx", "export default function B() { return <p>graph</p>; }"],
    ["c.ts", "export const configured = 1; export interface config {}"],
  ])("is compiled by swc: %s", (name, text) => {
    expect(isForSwc(written(name, text))).toBe(true);
  });

  it.each([
    ["a query", "a.ts", 'import { graphql } from "gatsby"; export const q = graphql`{ a }`;'],
    ["a static picture", "b.tsx", "export const B = () => <StaticImage src='a.png' />;"],
    ["a page's function", "c.tsx", "export async function config() { return () => ({}); }"],
    ["a page's constant", "d.tsx", "export const config = async () => () => ({});"],
    ["data of the server", "e.tsx", "export async function getServerData() {}"],
  ])("that holds %s is compiled by Babel", (_reason, name, text) => {
    expect(isForSwc(written(name, text))).toBe(false);
  });

  it.each(["", ".cache/production-app.ts", ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.ts"])(
    "that is not the site's own TypeScript is not compiled by swc: %j",
    (file) => {
      expect(isForSwc(file && path.resolve(file))).toBe(false);
    },
  );
});

/** The plugin that the installed Gatsby minifies with. */
function installedPlugin(): object {
  const Plugin: unknown = load("terser-webpack-plugin");
  if (typeof Plugin !== "function") throw new Error("terser-webpack-plugin exports no class");
  const plugin: unknown = Reflect.construct(Plugin, [{ exclude: /\.min\.js/, parallel: 1 }]);
  if (!(plugin instanceof Object)) throw new Error("terser-webpack-plugin makes no object");
  return plugin;
}

const swcMinifyOf = (plugin: object) => functionOf(plugin.constructor, "swcMinify");

describe("The minifier of the Gatsby that is installed", () => {
  it("is told to use swc in its own process, and keeps its other options", () => {
    const plugin = installedPlugin();
    const before = propertyOf(plugin, "options");
    minifyWithSwc([{}, plugin]);
    expect(before).toMatchObject({
      exclude: /\.min\.js/,
      parallel: false,
      minimizer: { implementation: propertyOf(plugin.constructor, "swcMinify"), options: swcMinifyOptions },
    });
  });

  it("minifies with these options", async () => {
    const minify = swcMinifyOf(installedPlugin());
    const source = "(function () { var long = window.a; if (long) { console.log(long, `a`); } })();";
    const result = await minify({ "a.js": source }, undefined, swcMinifyOptions);
    expect(propertyOf(result, "code")).toMatch(/^[^\n]{20,60};?$/);
  });
});

it.each([[[]], [[{}]], [[{ constructor: { name: "TerserPlugin" } }]]])("Another minifier is refused: %j", (list) => {
  expect(() => minifyWithSwc(list)).toThrow(
    "Gatsby no longer minifies by terser-webpack-plugin: adapt src/gatsby/webpack/swc.ts",
  );
});
