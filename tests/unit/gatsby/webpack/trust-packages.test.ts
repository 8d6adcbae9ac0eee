import { trustPackages } from "../../../../src/gatsby/webpack/trust-packages";

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
