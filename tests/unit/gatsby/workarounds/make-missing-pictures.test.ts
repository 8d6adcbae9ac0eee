import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withoutMade } from "../../../../src/gatsby/workarounds/make-missing-pictures";
import { emptyFolder } from "../../../support/temporary-folder";

const main = emptyFolder();

const jobFor = (...names: readonly string[]) => ({
  outputDir: path.resolve("public/static/abc"),
  args: { operations: names.map((name) => ({ outputPath: `1/${name}` })), pluginOptions: {} },
});

beforeEach(() => {
  mkdirSync(path.join(main, "static/abc/1"), { recursive: true });
  writeFileSync(path.join(main, "static/abc/1/a.webp"), "");
});

test("a further language makes only pictures that the main one has not made", () => {
  expect(withoutMade(jobFor("a.webp", "b.webp"), main)).toEqual(jobFor("b.webp"));
  expect(withoutMade(jobFor("a.webp"), main)).toBeUndefined();
});

test("a job that says nothing of its files is done as it is", () => {
  expect(withoutMade({ args: {} }, main)).toEqual({ args: {} });
});
