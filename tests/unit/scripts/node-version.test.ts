import { readFileSync } from "node:fs";
import { nodeHint, nodeProblem } from "../../../scripts/node-version.mjs";
import { parseJsonObject } from "../../support/json-object";

describe("Node", () => {
  it.each(["20.0.0", "22.11.0", "24.1.0", "25.9.9"])("%s can build the site", (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(["18.20.4", "19.9.0", "26.0.0", "30.1.2", "x"])("%s is refused in one sentence", (version) => {
    expect(nodeProblem(version)).toBe(
      `Node ${version} cannot build this site: install Node 24 (any version from 20 to 25 works).`,
    );
  });

  it("20 comes with a hint that it gets no more fixes, later ones with none", () => {
    expect(nodeHint("20.20.2")).toMatch(/^Node 20\.20\.2 works, but no longer gets security fixes/);
    expect([nodeHint("22.0.0"), nodeHint("24.0.0")]).toEqual([undefined, undefined]);
  });

  it("is asked for in the same versions by package.json, and as 24 by .nvmrc", () => {
    expect(parseJsonObject(readFileSync("package.json", "utf8"))).toMatchObject({ engines: { node: ">=20 <26" } });
    expect(readFileSync(".nvmrc", "utf8")).toBe("24\n");
  });

  it.each(["README.md", "CONTRIBUTING.md", "docs/editing.md"])("is asked for in the same words by %s", (document) => {
    expect(readFileSync(document, "utf8")).toMatch(/Node(?:\]\(\S+\))? 24 \(20 to 25 work\)/);
  });
});
