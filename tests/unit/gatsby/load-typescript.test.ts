import { loadTypeScript } from "../../../src/gatsby/load-typescript.js";

describe("What Gatsby loads of this project", () => {
  it("exports what it makes of a build", () => {
    expect(loadTypeScript("src/gatsby/node.ts")).toHaveProperty("hooksOf");
  });

  it("finds the packages that it imports", () => {
    expect(loadTypeScript("src/model/content-model.ts")).toHaveProperty("kindOf");
  });

  it("fails on a file that does not exist", () => {
    expect(() => loadTypeScript("src/gatsby/missing.ts")).toThrow("missing.ts");
  });
});
