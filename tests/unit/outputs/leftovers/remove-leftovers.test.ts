import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeLeftovers } from "../../../../src/outputs/leftovers/remove-leftovers";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { emptyFolder, makeFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const directory = emptyFolder();
const beside = makeFolder();
const manifest = path.join(beside, "generations.json");
const earlierAssets = path.join(beside, "earlier");
const staticDirectory = path.join(beside, "static");
const write = (sitePath: string, folder = directory) => writeContentTree(folder, { [sitePath]: "" });
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

/** Files of one build with content. */
const contentsOf = (digit: string) => [
  `/calendar/events/${digit}.ics`,
  `/data/members.${digit.repeat(20)}.json`,
  `/pagefind/fragment/en_${digit.repeat(7)}.pf_fragment`,
  `/pagefind/pagefind.en_${digit.repeat(10)}.pf_meta`,
];

const end = (output: SiteFiles) => removeLeftovers(output, { staticDirectory, earlierAssets, manifest });

async function build(files: readonly string[]): Promise<void> {
  const output = new SiteFiles(directory);
  for (const file of files) await output.write(file, "");
  await end(output);
}

const together = (...generations: readonly string[]) => generations.flatMap(filesOf).sort();

afterEach(() => {
  for (const place of [manifest, earlierAssets, staticDirectory]) rmSync(place, { recursive: true, force: true });
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

test.each([
  ["the feed of a list that the club no longer has", "/notice/feed.xml"],
  ["whom to tell about a security problem", "/.well-known/security.txt"],
  ["a page of the editor", "/admin/desk/index.html"],
  ["a text of the sandbox", "/admin/demo/0123.webp"],
  ["the statistics of webpack", "/webpack.stats.json"],
  ["a source map of a script that is still there", `/app-${"1".repeat(20)}.js.map`],
])("%s goes if this build has not made it", async (_, file) => {
  write(file);
  await build(filesOf("1"));
  expect(present()).toEqual(filesOf("1"));
});

test("What belongs to no output, to Gatsby or to static/ stays", async () => {
  const others = [
    "/.nojekyll",
    "/bangla.js",
    "/city.map",
    "/events.html",
    "/page-data/events/page-data.json",
    "/sitemap-0.xml",
    "/static/plan.js.map",
  ];
  for (const other of others) write(other);
  const served = [`/app-${"f".repeat(20)}.js`, "/api/rooms.json"];
  for (const file of served) for (const folder of [directory, staticDirectory]) write(file, folder);
  await build([]);
  expect(present()).toEqual([...others, ...served].sort());
});

describe("Scripts and styles", () => {
  it("stay for one more build, and then go", async () => {
    await build(filesOf("1"));
    await build(filesOf("2"));
    expect(present()).toEqual(together("1", "2"));
    await build(filesOf("3"));
    expect(present()).toEqual(together("2", "3"));
  });

  it("stay as well where a build has started afresh", async () => {
    await build(filesOf("1"));
    for (const file of filesOf("1")) {
      rmSync(path.join(directory, file));
      write(file, earlierAssets);
    }
    await build(filesOf("2"));
    expect(present()).toEqual(together("1", "2"));
    expect(() => readdirSync(earlierAssets)).toThrow("ENOENT");
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
});
