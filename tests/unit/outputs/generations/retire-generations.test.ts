import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { retireGenerations } from "../../../../src/outputs/generations/retire-generations";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const directory = emptyFolder();
const manifest = `${directory}-generations.json`;
const write = (sitePath: string) => writeContentTree(directory, { [sitePath]: "" });
const present = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
    .sort();

/** Scripts and styles of one build, of every sort; `digit` represents what is in them. */
const filesOf = (digit: string) => [
  `/admin/assets/admin-${digit.repeat(8)}.js`,
  `/app-${digit.repeat(20)}.js`,
  `/start.${digit.repeat(20)}.js`,
  `/styles.${digit.repeat(20)}.css`,
];

/** Files of one build that hold content. */
const contentsOf = (digit: string) => [
  `/data/members.${digit.repeat(20)}.json`,
  `/data/posts/1-14.${digit.repeat(12)}.json`,
  `/pagefind/fragment/en_${digit.repeat(7)}.pf_fragment`,
  `/pagefind/index/en_${digit.repeat(7)}.pf_index`,
  `/pagefind/pagefind.en_${digit.repeat(10)}.pf_meta`,
];

async function build(files: readonly string[]): Promise<void> {
  for (const file of files) write(file);
  await retireGenerations(directory, files, manifest);
}

const together = (...generations: readonly string[]) => generations.flatMap(filesOf).sort();

afterEach(() => {
  rmSync(manifest, { force: true });
});

test("What holds content goes with the next build: its texts may have been withdrawn", async () => {
  await build([...filesOf("1"), ...contentsOf("1")]);
  expect(present()).toEqual([...filesOf("1"), ...contentsOf("1")].sort());
  await build([...filesOf("2"), ...contentsOf("2")]);
  expect(present()).toEqual([...together("1", "2"), ...contentsOf("2")].sort());
});

test("Other content replaces no scripts", async () => {
  for (const [digit, content] of ["11", "22", "23", "24"].map((digits) => digits.split("")))
    await build([...filesOf(digit ?? ""), ...contentsOf(content ?? "")]);
  expect(present()).toEqual([...together("1", "2"), ...contentsOf("4")].sort());
});

describe("Scripts and styles", () => {
  it("stay for one more build, and then go", async () => {
    await build(filesOf("1"));
    await build(filesOf("2"));
    expect(present()).toEqual(together("1", "2"));
    await build(filesOf("3"));
    expect(present()).toEqual(together("2", "3"));
  });

  it("are kept where nothing changed between two builds", async () => {
    for (const digit of ["1", "2", "2", "2"]) await build(filesOf(digit));
    expect(present()).toEqual(together("1", "2"));
    await build(filesOf("3"));
    expect(present()).toEqual(together("2", "3"));
  });

  it("may belong to several builds", async () => {
    for (const digits of [["1", "2"], ["2", "3"], ["3"]]) await build(together(...digits));
    expect(present()).toEqual(together("2", "3"));
  });

  it("of a build that was killed go with the next one, and those of the last complete one stay", async () => {
    await build(filesOf("1"));
    for (const file of filesOf("2")) write(file);
    await build(filesOf("3"));
    expect(present()).toEqual(together("1", "3"));
  });

  it.each([
    ["missing", undefined],
    ["cut off", '{"current":["/app'],
    ["of another shape", '{"generations":[]}'],
  ])("all count as the build before's where the list of generations is %s", async (_, list) => {
    for (const file of filesOf("1")) write(file);
    if (list !== undefined) writeFileSync(manifest, list);
    await build(filesOf("2"));
    expect(present()).toEqual(together("1", "2"));
    await build(filesOf("3"));
    expect(present()).toEqual(together("2", "3"));
  });

  it("go at once if they are source maps", async () => {
    write(`/app-${"1".repeat(20)}.js.map`);
    await build(filesOf("2"));
    expect(present()).toEqual(filesOf("2"));
  });

  it("are all that goes", async () => {
    const others = ["/app.js", "/start.js", "/data.json", "/static/photo-00000000000000000000.js", "/admin/demo.json"];
    for (const other of others) write(other);
    await build(filesOf("1"));
    await build(filesOf("2"));
    await build(filesOf("3"));
    expect(present()).toEqual([...others, ...together("2", "3")].sort());
    expect(existsSync(manifest)).toBe(true);
  });
});
