import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { clearPictureJobs, withoutMade } from "../../../../src/gatsby/workarounds/pictures";
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

test("a job without a list of its files is done unchanged", () => {
  expect(withoutMade({ args: {} }, main)).toEqual({ args: {} });
});

/** Which of the pictures that Gatsby has made it forgets, if those of some files were removed. */
function forgotten(made: readonly string[], removed: readonly string[]): unknown[] {
  const actions: unknown[] = [];
  const complete = new Map(made.map((name) => [`job of ${name}`, { inputPaths: [{ path: `/media/${name}.jpg` }] }]));
  const nodes = made.map((name) => ({
    absolutePath: `/media/${name}.jpg`,
    internal: { contentDigest: `digest-of-${name}` },
  }));
  clearPictureJobs(new Set(removed.map((name) => `digest-of-${name}`)), {
    getNodesByType: () => nodes,
    store: { getState: () => ({ jobsV2: { complete } }), dispatch: (action: unknown) => actions.push(action) },
  });
  return actions;
}

test("pictures that were removed are made again when they are needed once more, and no others", () => {
  expect(forgotten(["kept", "removed"], ["removed"])).toEqual([
    { type: "REMOVE_STALE_JOB_V2", payload: { contentDigest: "job of removed" } },
  ]);
});

test("pictures of files that have left the content are Gatsby's own business", () => {
  expect(forgotten(["kept"], ["elsewhere"])).toEqual([]);
});

test("a Gatsby that keeps its record elsewhere is named", () => {
  const gatsby = { getNodesByType: () => [], store: { getState: () => ({}), dispatch: () => undefined } };
  expect(() => clearPictureJobs(new Set(), gatsby)).toThrow(/pictures\.ts/);
});
