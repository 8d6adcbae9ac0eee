import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A new empty folder, which is removed after all tests of the file, or of the `describe`, that asks for it. */
export function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "tests-")));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The path of a folder that is empty at the beginning of each test. */
export function emptyFolder(): string {
  const folder = makeFolder();
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  });
  return folder;
}
