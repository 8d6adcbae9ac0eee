import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { forgetLostPictures } from "../../../../src/gatsby/workarounds/forget-lost-pictures";

let publicDirectory: string;
beforeEach(() => {
  publicDirectory = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
  const folder = path.join(publicDirectory, "static/digest-of-kept/54efc");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "kept.webp"), "");
  // As pictures leave it that were removed one by one.
  mkdirSync(path.join(publicDirectory, "static/digest-of-emptied/54efc"), { recursive: true });
});
afterEach(() => {
  rmSync(publicDirectory, { recursive: true, force: true });
});

/** Which of the pictures that Gatsby has made it forgets, if the content has some files. */
function forgotten(made: readonly string[], files: readonly string[]): unknown[] {
  const actions: unknown[] = [];
  const complete = new Map(made.map((name) => [`job of ${name}`, { inputPaths: [{ path: `/media/${name}.jpg` }] }]));
  forgetLostPictures(publicDirectory, {
    getNodesByType: () =>
      files.map((name) => ({
        absolutePath: `/media/${name}.jpg`,
        internal: { contentDigest: `digest-of-${name}` },
      })),
    store: { getState: () => ({ jobsV2: { complete } }), dispatch: (action: unknown) => actions.push(action) },
  });
  return actions;
}

const toForget = (name: string) => ({
  type: "REMOVE_STALE_JOB_V2",
  payload: { contentDigest: `job of ${name}` },
});

test("pictures that a build of other content has removed are made again", () => {
  const names = ["kept", "removed", "emptied"];
  expect(forgotten(names, names)).toEqual([toForget("removed"), toForget("emptied")]);
});

test("pictures of other content are forgotten, since this build removes them", () => {
  expect(forgotten(["kept", "elsewhere"], ["kept"])).toEqual([toForget("elsewhere")]);
});

test("pictures that are there are not made again", () => {
  expect(forgotten(["kept"], ["kept"])).toEqual([]);
});

test("a Gatsby that keeps its record elsewhere is named", () => {
  const gatsby = { getNodesByType: () => [], store: { getState: () => ({}), dispatch: () => undefined } };
  expect(() => forgetLostPictures(publicDirectory, gatsby)).toThrow(/forget-lost-pictures\.ts/);
});
