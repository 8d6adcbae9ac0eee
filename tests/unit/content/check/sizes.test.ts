import { articleFile } from "../../../support/content/content-tree";
import { linesFor, type BrokenContent } from "./lines-for";

const event = (fields: object) => ({ "events/x.json": { id: "x", title: "X", ...fields } });
const many = (count: number, text: string) => text.repeat(count);

const tooLarge: BrokenContent[] = [
  {
    error: "a line of text that is as long as a chapter",
    files: event({ title: many(5_001, "a") }),
    lines: ["content/events/x.json: title: has 5001 characters, expected at most 5000"],
  },
  {
    error: "an entry of a list that is",
    files: event({ topics: ["a", many(5_001, "a")] }),
    lines: ["content/events/x.json: topics[1]: has 5001 characters, expected at most 5000"],
  },
  {
    error: "a description that is as long as a book",
    files: event({ description: many(20_001, "a") }),
    lines: ["content/events/x.json: description: has 20001 characters, expected at most 20000"],
  },
  {
    error: "a text in Markdown that is",
    files: event({ fullDescription: many(5_001, "A short paragraph.\n\n") }),
    lines: ["content/events/x.json: fullDescription: has 100020 characters, expected at most 100000"],
  },
  {
    error: "a paragraph without an end",
    files: event({ fullDescription: `Hello\n\n${many(4_000, "](a")}` }),
    lines: [
      "content/events/x.json: fullDescription: contains a paragraph of 12000 characters, expected at most 10000 before an empty line starts a new one",
    ],
  },
  {
    error: "an article that is as long as a book",
    files: { "blog/first.md": articleFile("title: First", many(5_001, "A short paragraph.\n\n")) },
    lines: ["content/blog/first.md: body: has 100021 characters, expected at most 100000"],
  },
  {
    error: "front matter that is longer than an article",
    files: { "blog/first.md": articleFile(`title: First\ntags: [${many(30_000, "a,")}]`) },
    lines: ["content/blog/first.md: contains front matter that has 60022 characters, expected at most 50000"],
  },
  {
    error: "a list of more entries than any page shows",
    files: event({ prizes: Array.from({ length: 2_001 }, () => "a cup") }),
    lines: ["content/events/x.json: prizes: has 2001 entries, expected at most 2000"],
  },
  {
    error: "a file that is larger than all of them together",
    files: event({ description: many(2_000_000, "a") }),
    lines: ["content/events/x.json: has 2.0 MB, expected at most 2.0 MB of text"],
  },
  {
    error: "an id that is too long for the name of a folder",
    files: { [`blog/${many(201, "a")}.md`]: articleFile("title: First") },
    lines: [
      `content/blog/${many(201, "a")}.md: has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md, at most 200 bytes: 200 English letters or 66 Bangla ones`,
    ],
  },
  {
    error: "a name whose portfolio would have too long an address",
    files: { "team/1.json": { id: 1, name: many(67, "শ"), portfolio: "https://example.org" } },
    lines: [
      `content/team/1.json: name: is '${many(57, "শ")}…' and gives the portfolio the address '/${many(56, "শ")}…', which is too long (at most 200 bytes: 200 English letters or 66 Bangla ones), expected a shorter name`,
    ],
  },
  {
    error: "a module whose id is a sentence",
    files: { "courses/c.json": { id: "c", title: "C", modules: [{ id: many(201, "a"), title: "A" }] } },
    lines: [
      `content/courses/c.json: modules[0].id: is '${many(57, "a")}…', which is too long, expected at most 200 bytes: 200 English letters or 66 Bangla ones`,
    ],
  },
];

const unreadable: BrokenContent[] = [
  {
    error: "an invisible character",
    files: event({ title: "a\u0000b" }),
    lines: ["content/events/x.json: title: is 'a b' with the unreadable character U+0000, expected text without it"],
  },
  {
    error: "half of an emoji",
    files: event({ topics: ["\ud83c"], fullDescription: "\udf89" }),
    lines: [
      "content/events/x.json: fullDescription: is '\udf89' with the unreadable character U+DF89, expected text without it",
      "content/events/x.json: topics[0]: is '\ud83c' with the unreadable character U+D83C, expected text without it",
    ],
  },
  {
    error: "an invisible character in an article",
    files: { "blog/first.md": articleFile("title: First", "a\u0008b") },
    lines: ["content/blog/first.md: body: is ' a b' with the unreadable character U+0008, expected text without it"],
  },
  {
    error: "more nested brackets than anybody writes",
    files: { "events/x.json": `{ "id": "x", "title": ${many(100_000, "[")}${many(100_000, "]")} }` },
    lines: ["content/events/x.json: line 1, column 222: found '[', expected at most 200 nested brackets"],
  },
  {
    error: "nested brackets, more than the parser can bear",
    files: { "blog/first.md": articleFile(`title: ${many(20_000, "[")}`) },
    lines: [
      "content/blog/first.md: line 2, column 108: found too many nested levels, expected fields such as 'title: Your first contest'",
    ],
  },
  {
    error: "dashes within each other, more than the parser can bear",
    files: { "blog/first.md": articleFile(many(20_000, "- ")) },
    lines: [
      "content/blog/first.md: line 2, column 201: found too many nested levels, expected fields such as 'title: Your first contest'",
    ],
  },
  {
    error: "front matter that names itself",
    files: { "blog/first.md": articleFile("title: First\ntags: &tags [*tags]") },
    lines: ["content/blog/first.md: tags[0]: is a list, expected text"],
  },
  {
    error: "front matter that unfolds to billions of texts",
    files: {
      "blog/first.md": articleFile(
        [
          "a: &a [1,1,1,1,1,1,1,1,1]",
          ..."bcdefghij"
            .split("")
            .map(
              (name, index) =>
                `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefghi".charAt(index)}`).join()}]`,
            ),
        ].join("\n"),
      ),
    },
    lines: [
      "content/blog/first.md: contains front matter that can't be resolved (Excessive alias count indicates a resource exhaustion attack), expected fields such as 'title: Your first contest'",
    ],
  },
];

describe("Content that is far too large is refused in one sentence", () => {
  it.each(tooLarge)("$error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

describe("Content that no one can read is refused in one sentence", () => {
  it.each(unreadable)("$error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

it.each(["index", "index.html", "INDEX.HTML", "index.htm", "page-data.json", ".", ".."])(
  "a module can't have the name of a file of its course: %s",
  (id) => {
    const lines = linesFor({ "courses/c.json": { id: "c", title: "C", modules: [{ id, title: "A" }] } });
    expect(lines).toEqual([expect.stringContaining(`modules[0].id: is '${id}', `)]);
  },
);

it("no one's portfolio takes the place of the home page's data", () => {
  const lines = linesFor({ "team/1.json": { id: 1, name: "Index", portfolio: "https://example.org" } });
  expect(lines).toEqual([expect.stringContaining("the address '/index', which is a page of the site")]);
});
