import { articleFile } from "../../../support/content/content-tree";
import { linesFor, type BrokenContent } from "./lines-for";

const long = "x".repeat(4_000);
const event = (fields: object) => ({ "events/x.json": { id: "x", title: "X", ...fields } });

const cases: BrokenContent[] = [
  {
    error: "a missing picture with a long path",
    files: event({ image: `../media/${long}.jpg` }),
    lines: [
      `content/events/x.json: image: is '../media/${"x".repeat(48)}…', but content/media/${"x".repeat(191)}… does not exist, expected a picture that does`,
    ],
  },
  {
    error: "a missing picture with a long address",
    files: event({ image: `/${long}.jpg` }),
    lines: [
      `content/events/x.json: image: is '/${"x".repeat(56)}…', but static/${"x".repeat(190)}… does not exist, expected a picture that does`,
    ],
  },
  {
    error: "an alias with a long name",
    files: { "blog/a.md": articleFile(`title: A\ntags: *${long}`) },
    lines: [
      `content/blog/a.md: contains front matter that can't be resolved (Unresolved alias (the anchor must be set before the alias): ${"x".repeat(137)}…), expected fields such as 'title: Your first contest'`,
    ],
  },
];

describe("The check of content with long names", () => {
  it.each(cases)("tells $error in a line that can be read", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });

  it("cuts the name of a field that is unknown or defined twice", () => {
    const lines = linesFor({ "events/x.json": `{ "id": "x", "title": "X", "${long}": 1, "${long}": 2 }` });
    const name = `${"x".repeat(197)}…`;
    expect(lines).toEqual([
      expect.stringContaining(`content/events/x.json: ${name}: warning: is defined twice`),
      expect.stringContaining(`content/events/x.json: ${name}: warning: is not a field that the site reads`),
    ]);
  });
});
