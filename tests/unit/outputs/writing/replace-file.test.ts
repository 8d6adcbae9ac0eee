import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import * as disk from "node:fs/promises";
import path from "node:path";
import {
  halfWrittenName,
  removeHalfWritten,
  removeHalfWrittenFiles,
  replaceFile,
} from "../../../../src/outputs/writing/replace-file";
import { emptyFolder } from "../../../support/temporary-folder";

jest.mock("node:fs/promises", () => ({ __esModule: true, ...jest.requireActual<typeof disk>("node:fs/promises") }));

const folder = emptyFolder();
const file = (name: string) => path.join(folder, name);

afterEach(() => {
  jest.restoreAllMocks();
});

describe("Replacing a file", () => {
  it("writes it with its folders and leaves nothing beside it", async () => {
    await replaceFile(file("a/b/page.html"), "new");
    await replaceFile(file("a/b/page.html"), "newer");
    expect(readFileSync(file("a/b/page.html"), "utf8")).toBe("newer");
    expect(readdirSync(file("a/b"))).toEqual(["page.html"]);
  });

  it("keeps the old file when the disk is full in the middle of the new one", async () => {
    writeFileSync(file("page.html"), "old");
    const { writeFile } = jest.requireActual<typeof disk>("node:fs/promises");
    jest.spyOn(disk, "writeFile").mockImplementation(async (place) => {
      await writeFile(place, "ne");
      throw new Error("ENOSPC");
    });
    await expect(replaceFile(file("page.html"), "new")).rejects.toThrow("ENOSPC");
    expect(readFileSync(file("page.html"), "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["page.html"]);
  });
});

describe("What killed processes left half-written", () => {
  it("is removed at every depth, folders included, and nothing else", async () => {
    mkdirSync(file("deep/er"), { recursive: true });
    mkdirSync(path.join(file("deep"), halfWrittenName(), "index"), { recursive: true });
    for (const name of [halfWrittenName(), ".htaccess", "page.html"]) writeFileSync(file(`deep/er/${name}`), "");
    const others = await removeHalfWritten(folder);
    expect(others.sort()).toEqual(["deep/er/.htaccess", "deep/er/page.html"]);
    expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual(
      ["deep", "deep/er", "deep/er/.htaccess", "deep/er/page.html"].map(path.normalize),
    );
    expect(await removeHalfWritten(file("missing"))).toEqual([]);
  });

  it("stays in the folders below where only one folder is asked for", async () => {
    mkdirSync(file("deep"));
    const below = `deep/${halfWrittenName()}`;
    for (const name of [halfWrittenName(), below]) writeFileSync(file(name), "");
    await removeHalfWrittenFiles(folder);
    expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual(["deep", path.normalize(below)]);
  });
});
