import { readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../../src/content/content-directory";

test("a build does not warn about pages that the club has switched off, or for which it has no item", () => {
  const log = readFileSync(path.resolve(contentDirectory(), "../build.log"), "utf8");
  expect(log).toContain("Done building");
  expect(log).not.toMatch(/will not be run|non-page component/);
});
