import { writeFileSync } from "node:fs";
import path from "node:path";
import { HashOfResult, KeepAssets, trustPackages } from "../../../../src/gatsby/webpack/plugins";
import { emptyFolder } from "../../../support/temporary-folder";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";

interface Styles {
  new (): unknown;
  readonly loader: string;
}

interface Compiler {
  run(done: (error: Error | null, stats: { readonly hash: string }) => void): void;
  close(done: (error: Error | null) => void): void;
}

const webpack = jest.requireActual<(options: object) => Compiler>("webpack");
const Styles = jest.requireActual<Styles>("mini-css-extract-plugin");

const folder = emptyFolder();

/** The hash of a compilation that keeps its results in a folder, as Gatsby's does. */
async function hashOfBuild(css: string, plugins: readonly unknown[]): Promise<string> {
  writeFileSync(path.join(folder, "style.css"), css);
  writeFileSync(path.join(folder, "index.js"), 'import "./style.css";');
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./index.js",
    output: { path: path.join(folder, "out") },
    cache: {
      type: "filesystem",
      cacheDirectory: path.join(folder, "cache"),
      buildDependencies: { defaultWebpack: [] },
    },
    module: { rules: [{ test: /\.css$/, use: [Styles.loader, require.resolve("css-loader")] }] },
    plugins: [new Styles(), ...plugins],
  });
  const hash = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats.hash)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return hash;
}

describe("The hash of a compilation with style sheets", () => {
  it("is another one when these come from the cache, which is why there is a plugin", async () => {
    const first = await hashOfBuild("a { color: red }", []);
    expect(await hashOfBuild("a { color: red }", [])).not.toBe(first);
  });

  it("is the same with the plugin, and another one for other styles", async () => {
    const first = await hashOfBuild("a { color: red }", [new HashOfResult()]);
    expect(await hashOfBuild("a { color: red }", [new HashOfResult()])).toBe(first);
    expect(await hashOfBuild("a { color: blue }", [new HashOfResult()])).not.toBe(first);
  });
});

test("All that webpack has made is part of the build, written again or not", () => {
  const output = new SiteFiles("public");
  const afterEmit = {
    tap: (_: string, act: (compilation: { readonly assets: object }) => void) =>
      act({ assets: { "app-1.js": {}, "static/font.woff2": {} } }),
  };
  new KeepAssets(output).apply({ hooks: { afterEmit } });
  expect([...output.paths]).toEqual(["/app-1.js", "/static/font.woff2"]);
});

describe("webpack's cache", () => {
  it("does not depend on the files of webpack, Gatsby and the loaders", () => {
    const config = { cache: { type: "filesystem", buildDependencies: { config: ["gatsby-node.js"] } } };
    const plugin = trustPackages(config);
    expect(config.cache).toEqual({ type: "filesystem", buildDependencies: { defaultWebpack: [] } });
    const buildDependencies = new Set(["babel-loader.js"]);
    const hooks = {
      afterCompile: { tap: (_name: string, act: (given: object) => void) => act({ buildDependencies }) },
    };
    Reflect.apply(plugin.apply, plugin, [{ hooks }]);
    expect(buildDependencies.size).toBe(0);
  });

  it("must be configured by Gatsby", () => {
    expect(() => trustPackages({})).toThrow("no longer has 'cache'");
  });
});
