import { readFileSync } from "node:fs";
import { withoutSlices } from "../../../../src/gatsby/workarounds/without-slices";

test("Gatsby is told to write pages in one go", () => {
  const environment = { GATSBY_SLICES: "true", GATSBY_BASE_PATH: "/club" };
  withoutSlices(environment);
  expect(environment).toEqual({ GATSBY_BASE_PATH: "/club" });
});

test("Gatsby still sets the variable before plugins are asked", () => {
  const code = readFileSync(require.resolve("gatsby/dist/bootstrap/load-config/index.js"), "utf8");
  expect(code).toContain("process.env.GATSBY_SLICES = `true`");
});
