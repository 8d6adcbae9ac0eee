import { createRequire } from "node:module";
import { minifyWithSwc, withoutShrinking } from "../../../../src/gatsby/webpack/minify-with-swc";
import { swcMinifyOptions } from "../../../../src/gatsby/webpack/swc-options";

const load = createRequire(__filename);

/** The plugin that the installed Gatsby minifies with. */
function installedPlugin(): object {
  const Plugin: unknown = load("terser-webpack-plugin");
  if (typeof Plugin !== "function") throw new Error("terser-webpack-plugin exports no class");
  const plugin: unknown = Reflect.construct(Plugin, [{ exclude: /\.min\.js/, parallel: 1 }]);
  if (!(plugin instanceof Object)) throw new Error("terser-webpack-plugin makes no object");
  return plugin;
}

const swcMinifyOf = (plugin: object): unknown => Reflect.get(plugin.constructor, "swcMinify");

describe("The minifier of the Gatsby that is installed", () => {
  it("is told to use swc in its own process, and keeps its other options", () => {
    const plugin = installedPlugin();
    const before: unknown = Reflect.get(plugin, "options");
    minifyWithSwc([{}, plugin], false);
    expect(before).toMatchObject({
      exclude: /\.min\.js/,
      parallel: false,
      minimizer: { implementation: swcMinifyOf(plugin), options: swcMinifyOptions },
    });
  });

  it("uses its own processes where memory matters more than time", () => {
    const plugin = installedPlugin();
    minifyWithSwc([plugin], true);
    expect(plugin).toHaveProperty("options.parallel", 1);
  });

  it("minifies with these options", async () => {
    const minify = swcMinifyOf(installedPlugin());
    if (typeof minify !== "function") throw new Error("swcMinify is missing");
    const source = "(function () { var long = window.a; if (long) { console.log(long, `a`); } })();";
    const result: unknown = await Reflect.apply(minify, undefined, [{ "a.js": source }, undefined, swcMinifyOptions]);
    expect(Reflect.get(Object(result), "code")).toMatch(/^[^\n]{20,60};?$/);
  });
});

it.each([[[]], [[{}]], [[{ constructor: { name: "TerserPlugin" } }]]])("Another minifier is refused: %j", (list) => {
  expect(() => minifyWithSwc(list, false)).toThrow(
    "Gatsby no longer minifies by terser-webpack-plugin: adapt src/gatsby/webpack/minify-with-swc.ts",
  );
});

test("the renderer of pages is compiled without what only makes code smaller", () => {
  const config = { optimization: { sideEffects: true, usedExports: true, splitChunks: { chunks: "all" } } };
  withoutShrinking(config);
  expect(config.optimization).toEqual({
    ...{ concatenateModules: false, innerGraph: false, mangleExports: false, usedExports: false },
    ...{ sideEffects: true, splitChunks: { chunks: "all" } },
  });
});
