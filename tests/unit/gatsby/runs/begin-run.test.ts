import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { bringBackAssets } from "../../../../src/outputs/leftovers/remove-leftovers";
import { beginRun } from "../../../../src/gatsby/runs/begin-run";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const project = emptyFolder();
let said: jest.SpyInstance<void, string[]>;
beforeEach(() => {
  said = jest.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  said.mockRestore();
});

const script = `public/app-${"1".repeat(20)}.js`;
const made = [".cache/caches-lmdb/data.mdb", "public/events.html", "public/static/photo.webp", script];

const write = (files: readonly string[], text = "as built") =>
  writeContentTree(project, Object.fromEntries(files.map((file) => [file, text])));

/** The files of a build, without the records about it. */
const present = () =>
  readdirSync(project, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .sort();

const begin = (key = "a", isBuild = true) => beginRun(project, { isBuild, key, lock: () => Promise.resolve() });

async function build(key?: string): Promise<void> {
  const { finished } = await begin(key);
  write(made);
  finished();
}

const startsAfresh = async (key?: string) => {
  await begin(key);
  return !existsSync(path.join(project, ".cache/caches-lmdb/data.mdb"));
};

describe("A build", () => {
  it("reuses the last one if it has ended and is unchanged", async () => {
    await build();
    await build();
    expect(await startsAfresh()).toBe(false);
    expect(present()).toEqual([...made].sort());
    expect(said).not.toHaveBeenCalled();
  });

  it("starts from scratch after an interrupted one, until one has ended", async () => {
    await build();
    await begin();
    write(made, "half changed");
    expect(await startsAfresh()).toBe(true);
    write(made, "half changed");
    expect(await startsAfresh()).toBe(true);
    await build();
    expect(await startsAfresh()).toBe(false);
    expect(said).toHaveBeenCalledWith(
      "The last build was broken off, or the development server has run since: this build starts afresh.",
    );
  });

  it("starts from scratch after the development server, which also starts from scratch", async () => {
    await build();
    await begin("a", false);
    expect(existsSync(path.join(project, "public/events.html"))).toBe(false);
    write(made);
    expect(await startsAfresh()).toBe(true);
  });

  it("starts from scratch if anything that the cache depends on has changed", async () => {
    await build("a");
    expect(await startsAfresh("b")).toBe(true);
    expect(said).toHaveBeenCalledWith(
      "The code, the settings or the place of the site have changed: this build starts afresh.",
    );
  });

  it.each([
    ["a page is missing", () => rmSync(path.join(project, "public/events.html"))],
    ["a page is empty", () => write(["public/events.html"], "")],
    ["a picture is another of the same length", () => write(["public/static/photo.webp"], "as drawn")],
    ["a file has come", () => write(["public/old.html"])],
    ["public is missing", () => rmSync(path.join(project, "public"), { recursive: true })],
    ["a part of the cache is missing", () => rmSync(path.join(project, ".cache/caches-lmdb"), { recursive: true })],
    ["a part of the cache is cut off", () => write([".cache/caches-lmdb/data.mdb"], "as")],
    ["the record is cut off", () => write([".cache/.run-record.json"], '{"key":"a","isEn')],
  ])("starts afresh where %s", async (_, damage) => {
    await build();
    damage();
    await begin();
    expect(present().filter((file) => !file.includes(".earlier-assets"))).toEqual([]);
  });

  it("goes on where only the lock of Gatsby's database has changed, which happens after the last step", async () => {
    write([".cache/caches-lmdb/lock.mdb"]);
    await build();
    const { finished } = await begin();
    write([".cache/caches-lmdb/lock.mdb"], "open");
    finished();
    write([".cache/caches-lmdb/lock.mdb"], "closed");
    expect(await startsAfresh()).toBe(false);
  });

  it("keeps what Gatsby has compiled, which does not depend on the last build", async () => {
    const early = [".cache/compiled/gatsby-node.js", ".cache/.parcel-cache/data.mdb"];
    await build();
    write(early);
    expect(await startsAfresh()).toBe(false);
    await begin("b");
    expect(early.filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
  });

  it.each([
    ["a", false],
    ["b", true],
  ])("tells Gatsby, which has read its state already: with the key %s it is fresh: %s", async (key, isFresh) => {
    await build("a");
    expect(await begin(key)).toMatchObject({ isFresh });
  });

  it("says which file has changed", async () => {
    await build();
    rmSync(path.join(project, "public/events.html"));
    await begin();
    expect(said).toHaveBeenCalledWith("public/events.html changed since the last build: this build starts afresh.");
  });

  it("keeps the complete scripts of the last one for open pages, even if it is interrupted", async () => {
    const cutOff = `public/chunk-1-${"2".repeat(20)}.js`;
    const { finished } = await begin();
    write([...made, cutOff]);
    finished();
    write([cutOff], "as");
    await begin();
    await begin();
    expect(present()).toEqual([`.cache/.earlier-assets/${path.basename(script)}`]);
    await bringBackAssets(path.join(project, "public"), path.join(project, ".cache/.earlier-assets"));
    expect(present()).toEqual([script]);
  });

  it("changes nothing where another one is at work", async () => {
    await build();
    await expect(
      beginRun(project, { isBuild: true, key: "a", lock: () => Promise.reject(new Error("busy")) }),
    ).rejects.toThrow("busy");
    expect(await startsAfresh()).toBe(false);
  });
});
