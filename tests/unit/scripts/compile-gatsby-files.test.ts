import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileGatsbyFiles, replaceGatsbyCompiler } from "../../../scripts/build/compile-gatsby-files.mjs";
import { emptyFolder } from "../../support/temporary-folder";
import { writeContentTree } from "../../support/content/content-tree";

const nodeRequire = createRequire(path.resolve("package.json"));

const folder = emptyFolder();

/** Compiles the two files of a project. */
async function compiled(files: Readonly<Record<"gatsby-config.ts" | "gatsby-node.ts", string>>) {
  const output = path.join(folder, ".cache/compiled");
  writeContentTree(folder, { ...files, ".cache/compiled/of-an-earlier-build.js": "" });
  await compileGatsbyFiles(folder);
  const load = (name: string): unknown => nodeRequire(path.join(output, name));
  return { names: readdirSync(output).sort(), config: load("gatsby-config.js"), node: load("gatsby-node.js") };
}

describe("gatsby-config.ts and gatsby-node.ts", () => {
  it("are compiled to where Gatsby looks for them, and nothing else is left there", async () => {
    const { names, config, node } = await compiled({
      "gatsby-config.ts": "const config: object = { plugins: [] };\nexport default config;\n",
      "gatsby-node.ts": "export const createPages = (): number => 1;\n",
    });
    expect(names).toEqual(["gatsby-config.js", "gatsby-node.js"]);
    expect(config).toMatchObject({ default: { plugins: [] } });
    expect(node).toHaveProperty("createPages");
  });

  it("end the build with the place of a mistake in them", async () => {
    const files = { "gatsby-config.ts": "export default {", "gatsby-node.ts": "" };
    await expect(compiled(files)).rejects.toThrow(/gatsby-config\.ts:1:16: ERROR/);
  });
});

describe("Gatsby's own compiler", () => {
  it("is where it is replaced", () => {
    const compiler: unknown = nodeRequire("gatsby/dist/utils/parcel/compile-gatsby-files.js");
    expect(compiler).toMatchObject({ COMPILED_CACHE_DIR: ".cache/compiled" });
    replaceGatsbyCompiler(nodeRequire);
    expect(compiler).toHaveProperty("compileGatsbyFiles", compileGatsbyFiles);
  });

  it("is not replaced in silence where it has moved", () => {
    const moved = Object.assign(() => ({}), nodeRequire);
    expect(() => replaceGatsbyCompiler(moved)).toThrow("adapt scripts/build/compile-gatsby-files.mjs");
  });
});
