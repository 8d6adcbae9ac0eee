import { foundFiles, markdownFor, mediaFilesIn, newestFirst } from "../../../../src/cms/media/media-files";

const files = (...names: readonly string[]) => names.map((name) => ({ path: `content/media/${name}`, displayURL: "" }));
const names = (list: readonly { readonly path: string }[]) =>
  list.map(({ path }) => path.replace("content/media/", ""));

test("only files with a path are in a list of Decap", () => {
  expect(mediaFilesIn([{ path: "a.jpg", displayURL: "x" }, { path: "b.jpg", url: "y" }, { name: "c" }, null])).toEqual([
    { path: "a.jpg", displayURL: "x" },
    { path: "b.jpg", displayURL: "y" },
  ]);
  expect(mediaFilesIn(undefined)).toEqual([]);
});

test("uploads come first, the last one before all others; then files keep the order of the backend", () => {
  const uploads = ["content/media/c.jpg", "content/media/d.jpg", "content/media/gone.jpg"];
  expect(names(newestFirst(files("d.jpg"), files("z.jpg", "a.jpg", "c.jpg"), uploads))).toEqual([
    "d.jpg",
    "c.jpg",
    "z.jpg",
    "a.jpg",
  ]);
});

test("a file that is stored and held for the entry is shown once, as the entry has it", () => {
  const [own] = files("a.jpg");
  expect(newestFirst([{ path: own?.path ?? "", displayURL: "own" }], files("a.jpg"), [])).toEqual([
    { path: "content/media/a.jpg", displayURL: "own" },
  ]);
});

test.each([
  ["a part of a name", "camp", ["winter-camp.jpg", "camp.pdf"]],
  ["other capitals and accents", "CAFÉ", ["cafe.png"]],
  ["a name with spaces for hyphens", "winter camp", ["winter-camp.jpg"]],
  ["nothing", "", ["winter-camp.jpg", "camp.pdf", "cafe.png"]],
  ["a folder of the path", "content", []],
])("a search finds %s", (_what, search, expected) => {
  expect(names(foundFiles(files("winter-camp.jpg", "camp.pdf", "cafe.png"), search, false))).toEqual(expected);
});

test.each([
  ["../media/a.jpg", "Applause", "![Applause](../media/a.jpg)"],
  ["../media/a.jpg", "[Final] \\o/", String.raw`![\[Final\] \\o/](../media/a.jpg)`],
  ["../media/a (1).jpg", "", "![](<../media/a (1).jpg>)"],
  ["../media/plan [2].pdf", "", String.raw`[plan \[2\].pdf](<../media/plan [2].pdf>)`],
])("a text says of %s with %j: %s", (src, alt, expected) => {
  expect(markdownFor({ src, alt })).toBe(expected);
});
