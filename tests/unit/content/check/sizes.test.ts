import { articleFile, type TreeFiles } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const event = (fields: object) => ({ "events/x.json": { id: "x", title: "X", ...fields } });
const many = (count: number, text: string) => text.repeat(count);
const long = "x".repeat(4_000);

/** An error, files that have it, and the lines about it. */
type Row = [error: string, files: TreeFiles, ...lines: string[]];

const tooLarge: readonly Row[] = [
  [
    "a line of text that is as long as a chapter",
    event({ title: many(5_001, "a") }),
    "content/events/x.json: title: has 5001 characters, expected at most 5000",
  ],
  [
    "an entry of a list that is",
    event({ topics: ["a", many(5_001, "a")] }),
    "content/events/x.json: topics[1]: has 5001 characters, expected at most 5000",
  ],
  [
    "a description that is as long as a book",
    event({ description: many(20_001, "a") }),
    "content/events/x.json: description: has 20001 characters, expected at most 20000",
  ],
  [
    "a text in Markdown that is",
    event({ fullDescription: many(5_001, "A short paragraph.\n\n") }),
    "content/events/x.json: fullDescription: has 100020 characters, expected at most 100000",
  ],
  [
    "a paragraph without an end",
    event({ fullDescription: `Hello\n\n${many(4_000, "](a")}` }),
    "content/events/x.json: fullDescription: contains a paragraph of 12000 characters, expected at most 10000 before an empty line starts a new one",
  ],
  [
    "an article that is as long as a book",
    { "blog/first.md": articleFile("title: First", many(5_001, "A short paragraph.\n\n")) },
    "content/blog/first.md: body: has 100021 characters, expected at most 100000",
  ],
  [
    "front matter that is longer than an article",
    { "blog/first.md": articleFile(`title: First\ntags: [${many(30_000, "a,")}]`) },
    "content/blog/first.md: contains front matter that has 60022 characters, expected at most 50000",
  ],
  [
    "a list of more entries than any page shows",
    event({ prizes: Array.from({ length: 2_001 }, () => "a cup") }),
    "content/events/x.json: prizes: has 2001 entries, expected at most 2000",
  ],
  [
    "a file that is larger than all of them together",
    event({ description: many(2_000_000, "a") }),
    "content/events/x.json: has 2.0 MB, expected at most 2.0 MB of text",
  ],
  [
    "an id that is too long for the name of a folder",
    { [`blog/${many(201, "a")}.md`]: articleFile("title: First") },
    `content/blog/${many(201, "a")}.md: has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md, at most 200 bytes: 200 English letters or 66 Bangla ones`,
  ],
  [
    "a name whose portfolio would have too long an address",
    { "team/1.json": { id: 1, name: many(67, "শ"), portfolio: "https://example.org" } },
    `content/team/1.json: name: is '${many(57, "শ")}…' and gives the portfolio the address '/${many(56, "শ")}…', which is too long (at most 200 bytes: 200 English letters or 66 Bangla ones), expected a shorter name`,
  ],
  [
    "a module whose id is a sentence",
    { "courses/c.json": { id: "c", title: "C", modules: [{ id: many(201, "a"), title: "A" }] } },
    `content/courses/c.json: modules[0].id: is '${many(57, "a")}…', which is too long, expected at most 200 bytes: 200 English letters or 66 Bangla ones`,
  ],
];

const unreadable: readonly Row[] = [
  [
    "an invisible character",
    event({ title: "a\u0000b" }),
    "content/events/x.json: title: is 'a b' with the unreadable character U+0000, expected text without it",
  ],
  [
    "half of an emoji",
    event({ topics: ["\ud83c"], fullDescription: "\udf89" }),
    "content/events/x.json: fullDescription: is '\udf89' with the unreadable character U+DF89, expected text without it",
    "content/events/x.json: topics[0]: is '\ud83c' with the unreadable character U+D83C, expected text without it",
  ],
  [
    "an invisible character in an article",
    { "blog/first.md": articleFile("title: First", "a\u0008b") },
    "content/blog/first.md: body: is ' a b' with the unreadable character U+0008, expected text without it",
  ],
  [
    "more nested brackets than anybody writes",
    { "events/x.json": `{ "id": "x", "title": ${many(100_000, "[")}${many(100_000, "]")} }` },
    "content/events/x.json: line 1, column 222: found '[', expected at most 200 nested brackets",
  ],
  [
    "nested brackets, more than the parser can bear",
    { "blog/first.md": articleFile(`title: ${many(20_000, "[")}`) },
    "content/blog/first.md: line 2, column 108: found too many nested levels, expected fields such as 'title: Your first contest'",
  ],
  [
    "dashes within each other, more than the parser can bear",
    { "blog/first.md": articleFile(many(20_000, "- ")) },
    "content/blog/first.md: line 2, column 201: found too many nested levels, expected fields such as 'title: Your first contest'",
  ],
  [
    "front matter that names itself",
    { "blog/first.md": articleFile("title: First\ntags: &tags [*tags]") },
    "content/blog/first.md: tags[0]: is a list, expected text",
  ],
  [
    "front matter that unfolds to billions of texts",
    {
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
    "content/blog/first.md: contains front matter that can't be resolved (Excessive alias count indicates a resource exhaustion attack), expected fields such as 'title: Your first contest'",
  ],
];

const longNames: readonly Row[] = [
  [
    "a missing picture with a long path",
    event({ image: `../media/${long}.jpg` }),
    `content/events/x.json: image: is '../media/${"x".repeat(48)}…', but content/media/${"x".repeat(191)}… does not exist, expected a picture that does`,
  ],
  [
    "a missing picture with a long address",
    event({ image: `/${long}.jpg` }),
    `content/events/x.json: image: is '/${"x".repeat(56)}…', but static/${"x".repeat(190)}… does not exist, expected a picture that does`,
  ],
  [
    "an alias with a long name",
    { "blog/a.md": articleFile(`title: A\ntags: *${long}`) },
    `content/blog/a.md: contains front matter that can't be resolved (Unresolved alias (the anchor must be set before the alias): ${"x".repeat(137)}…), expected fields such as 'title: Your first contest'`,
  ],
];

describe.each([
  ["Content that is far too large", tooLarge],
  ["Content that no one can read", unreadable],
  ["Content with long names", longNames],
])("%s is refused in a line that can be read", (_, rows) => {
  it.each(rows)("%s", (_error, files, ...lines) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

it("The check cuts the name of a field that is unknown or defined twice", () => {
  const lines = linesFor({ "events/x.json": `{ "id": "x", "title": "X", "${long}": 1, "${long}": 2 }` });
  const name = `${"x".repeat(197)}…`;
  expect(lines).toEqual([
    expect.stringContaining(`content/events/x.json: ${name}: warning: is defined twice`),
    expect.stringContaining(`content/events/x.json: ${name}: warning: is not a field that the site reads`),
  ]);
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
