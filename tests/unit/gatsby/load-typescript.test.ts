import { existsSync } from "node:fs";
import { buildSync } from "esbuild";
import { engineParts } from "../../../src/gatsby/engine-digest";
import { loadTypeScript } from "../../../src/gatsby/load-typescript.js";
import { nodeBundle } from "../../../src/gatsby/node-bundle";

describe("What Gatsby loads of this project", () => {
  it("exports the steps of a build", () => {
    expect(Object.keys(loadTypeScript("src/gatsby/node.ts"))).toEqual(
      expect.arrayContaining(["createPages", "onCreateWebpackConfig", "onPostBuild", "onPreInit"]),
    );
  });

  it("finds the packages that it imports", () => {
    expect(loadTypeScript("src/model/content-model.ts")).toHaveProperty("kindOf");
  });

  it("fails on a file that does not exist", () => {
    expect(() => loadTypeScript("src/gatsby/missing.ts")).toThrow("missing.ts");
  });

  it("empties the cache when any of it changes, except for what only runs before or after the cached steps", () => {
    const { metafile } = buildSync({
      ...nodeBundle,
      entryPoints: ["src/gatsby/config.ts", "src/gatsby/node.ts"],
      write: false,
      metafile: true,
      outdir: "unused",
    });
    const uncached = ["src/cms/", "src/commands/"];
    const watched = (file: string) => engineParts.some((part) => file === part || file.startsWith(`${part}/`));
    const missed = Object.keys(metafile.inputs).filter(
      (file) => existsSync(file) && !watched(file) && !uncached.some((folder) => file.startsWith(folder)),
    );
    expect(missed).toEqual([]);
  });
});
