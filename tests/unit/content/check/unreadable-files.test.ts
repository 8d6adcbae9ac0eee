import fs from "node:fs";
import path from "node:path";
import { articleFile } from "../../../support/content/content-tree";
import { linesFor, type BrokenContent } from "./lines-for";

const brokenJson: BrokenContent[] = [
  {
    error: "a comma after the last field",
    files: { "events/x.json": '{\n  "id": "x",\n  "title": "X",\n}' },
    lines: [
      "content/events/x.json: line 4, column 1: found '}', expected another field between double quotes after the comma",
    ],
  },
  {
    error: "a comma that is missing",
    files: { "events/x.json": '{\n  "id": "x"\n  "title": "X"\n}' },
    lines: [`content/events/x.json: line 3, column 3: found '"', expected ',' or '}'`],
  },
  {
    error: "a bracket that is never closed",
    files: { "events/x.json": '{ "id": "x", "topics": ["a"' },
    lines: ["content/events/x.json: line 1, column 28: found the end of the file, expected ',' or ']'"],
  },
  {
    error: "a brace that is never closed",
    files: { "events/x.json": '{ "id": "x"\n' },
    lines: ["content/events/x.json: line 2, column 1: found the end of the file, expected ',' or '}'"],
  },
  {
    error: "a name without quotes",
    files: { "events/x.json": "{ id: 1 }" },
    lines: [
      "content/events/x.json: line 1, column 3: found 'id', expected the name of a field between double quotes, or '}'",
    ],
  },
  {
    error: "single quotes",
    files: { "events/x.json": "{ \"id\": 'x' }" },
    lines: [
      "content/events/x.json: line 1, column 9: found ''', expected a value: a text between double quotes, a number, true, false, null, a list or an object",
    ],
  },
  {
    error: "True with a capital letter",
    files: { "events/x.json": '{ "registrationOpen": True }' },
    lines: [
      "content/events/x.json: line 1, column 23: found 'True', expected a value: a text between double quotes, a number, true, false, null, a list or an object",
    ],
  },
  {
    error: "a colon that is missing",
    files: { "events/x.json": '{ "id" "x" }' },
    lines: [`content/events/x.json: line 1, column 8: found '"', expected ':' after the name of the field`],
  },
  {
    error: "a comment",
    files: { "events/x.json": '{\n  // the id\n  "id": "x"\n}' },
    lines: [
      "content/events/x.json: line 2, column 3: found a comment, expected the name of a field between double quotes, or '}'",
    ],
  },
  {
    error: "a line break inside a text",
    files: { "events/x.json": '{ "id": "x",\r\n  "title": "one\r\ntwo" }' },
    lines: [
      String.raw`content/events/x.json: line 2, column 16: found a line break inside a text, expected '"' before it, or \n in its place`,
    ],
  },
  {
    error: "a tab within a text",
    files: { "events/x.json": '{ "id": "a\tb" }' },
    lines: [
      String.raw`content/events/x.json: line 1, column 11: found 'U+0009', expected \t for a tab, and no other invisible characters`,
    ],
  },
  {
    error: "a text without its closing quote",
    files: { "events/x.json": '{ "id": "x }' },
    lines: [`content/events/x.json: line 1, column 9: found a text without its closing quote, expected '"' behind it`],
  },
  {
    error: "a backslash of a Windows path",
    files: { "events/x.json": String.raw`{ "image": "media\party.jpg" }` },
    lines: [
      String.raw`content/events/x.json: line 1, column 18: found '\p', expected \\ for a backslash, or one of \" \/ \n \t \u0000`,
    ],
  },
  {
    error: "a number with a leading zero",
    files: { "posts/1.json": '{ "id": 01 }' },
    lines: ["content/posts/1.json: line 1, column 10: found '1', expected ',' or '}'"],
  },
  {
    error: "a space that only looks like one",
    files: { "events/x.json": '{\u00a0"id": "x" }' },
    lines: [
      "content/events/x.json: line 1, column 2: found 'U+00A0', expected the name of a field between double quotes, or '}'",
    ],
  },
  {
    error: "two objects in one file",
    files: { "events/x.json": '{ "id": "x" } { "id": "y" }' },
    lines: ["content/events/x.json: line 1, column 15: found '{', expected the end of the file"],
  },
  {
    error: "marks of a merge that was not finished",
    files: { "events/x.json": '<<<<<<< HEAD\n{ "id": "x" }\n=======\n' },
    lines: [
      "content/events/x.json: contains '<<<<<<< HEAD' on line 1, a mark of a merge that was not finished, expected one of the two versions",
    ],
  },
  {
    error: "more nested brackets than anybody writes",
    files: { "events/x.json": `{ "id": "x", "title": ${"[".repeat(100_000)}${"]".repeat(100_000)} }` },
    lines: ["content/events/x.json: line 1, column 222: found '[', expected at most 200 nested brackets"],
  },
];

const unreadable: BrokenContent[] = [
  {
    error: "an empty file",
    files: { "events/x.json": "" },
    lines: [`content/events/x.json: is empty, expected an object such as { "title": "…" }`],
  },
  {
    error: "a file of blanks",
    files: { "events/x.json": " \n\t\n" },
    lines: [`content/events/x.json: is empty, expected an object such as { "title": "…" }`],
  },
  {
    error: "a list where an object belongs",
    files: { "events/x.json": "[]" },
    lines: [`content/events/x.json: contains a list, expected an object such as { "title": "…" }`],
  },
  {
    error: "a list in a file that holds one under a name",
    files: { "site/redirects.json": '[{ "from": "/a", "to": "/b" }]' },
    lines: [`content/site/redirects.json: contains a list, expected an object such as { "redirects": [ … ] }`],
  },
  {
    error: "a text where an object belongs",
    files: { "events/x.json": '"hello"' },
    lines: [`content/events/x.json: contains the text 'hello', expected an object such as { "title": "…" }`],
  },
  {
    error: "null where an object belongs",
    files: { "events/x.json": "null" },
    lines: [`content/events/x.json: contains nothing, expected an object such as { "title": "…" }`],
  },
  {
    error: "bytes that are no UTF-8",
    files: { "events/x.json": Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]) },
    lines: ["content/events/x.json: is not valid UTF-8, expected a text saved as UTF-8"],
  },
  {
    error: "a folder that is named like a file",
    files: { "events/x.json/": "" },
    lines: ["content/events/x.json: is a folder, expected a file"],
  },
  {
    error: "a backslash in its name, as programs make that unpack an archive from Windows",
    files: { [String.raw`media\photo.jpg`]: "", [String.raw`media/2026\a/photo.jpg`]: "" },
    lines: [
      String.raw`content/media/2026\a: has a backslash in its name, which the build can't read, expected another name`,
      String.raw`content/media\photo.jpg: has a backslash in its name, which the build can't read, expected another name`,
    ],
  },
  {
    error: "a kind's folder that is a file",
    files: { events: "oops" },
    lines: ["content/events: is a file, expected a folder that contains events"],
  },
  {
    error: "a club.json that is missing",
    files: { "site/club.json": null },
    lines: ["content/site/club.json: is missing, expected a file with name, shortName, baseUrl"],
  },
  {
    error: "a club.json that is no JSON",
    files: { "site/club.json": "name: Club" },
    lines: [
      "content/site/club.json: line 1, column 1: found 'name', expected a value: a text between double quotes, a number, true, false, null, a list or an object",
    ],
  },
];

const brokenArticles: BrokenContent[] = [
  {
    error: "an article without front matter",
    files: { "blog/first.md": "# My article\n" },
    lines: [
      "content/blog/first.md: line 1, column 1: found no front matter, expected a line '---', the fields and another line '---'",
    ],
  },
  {
    error: "an empty article",
    files: { "blog/first.md": "" },
    lines: [
      "content/blog/first.md: line 1, column 1: found no front matter, expected a line '---', the fields and another line '---'",
    ],
  },
  {
    error: "front matter without its end",
    files: { "blog/first.md": "---\ntitle: First\n\nThe text.\n" },
    lines: [
      "content/blog/first.md: line 5, column 1: found the end of the file, expected a line '---' after the front matter",
    ],
  },
  {
    error: "a colon within a text without quotes",
    files: { "blog/first.md": articleFile("title: First\nexcerpt: Git: a start") },
    lines: [
      "content/blog/first.md: line 3, column 10: found text that is not a field, or a second colon, expected one field per line and quotes around a text with a colon",
    ],
  },
  {
    error: "a quote that is never closed",
    files: { "blog/first.md": articleFile('title: "First') },
    lines: [
      `content/blog/first.md: line 3, column 1: found an unclosed part (Missing closing "quote), expected the character that closes it`,
    ],
  },
  {
    error: "a tab before a field",
    files: { "blog/first.md": articleFile("title: First\ntags:\n\t- contest") },
    lines: ["content/blog/first.md: line 4, column 1: found a tab, expected spaces before the field"],
  },
  {
    error: "front matter that is a list",
    files: { "blog/first.md": articleFile("- title\n- First") },
    lines: [
      "content/blog/first.md: contains a list as front matter, expected fields such as 'title: Your first contest'",
    ],
  },
  {
    error: "front matter that grows without end",
    files: {
      "blog/first.md": articleFile(
        [
          "a: &a [x, x, x, x, x, x, x, x, x]",
          ..."bcdefgh"
            .split("")
            .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefg"[index]}`).join(", ")}]`),
        ].join("\n"),
      ),
    },
    lines: [
      "content/blog/first.md: contains front matter that can't be resolved (Excessive alias count indicates a resource exhaustion attack), expected fields such as 'title: Your first contest'",
    ],
  },
];

describe("A file that can't be read", () => {
  it.each([...brokenJson, ...unreadable, ...brokenArticles])("has one clear line for $error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

describe("A file without permission to read it", () => {
  afterEach(() => jest.restoreAllMocks());

  const withoutPermission = (name: string) => {
    const { accessSync } = fs;
    // The tests may run as a user who can read everything.
    jest.spyOn(fs, "accessSync").mockImplementation((file, mode) => {
      if (path.basename(String(file)) === name) throw Object.assign(new Error("no"), { code: "EACCES" });
      accessSync(file, mode);
    });
  };

  it.each([
    ["events/x.json", '{ "id": "x", "title": "X" }'],
    ["media/unused.jpg", ""],
    ["README.md", "# Our content\n"],
  ])("is an error of its own: the build would stop at %s", (file, text) => {
    withoutPermission(path.basename(file));
    expect(linesFor({ [file]: text })).toEqual([
      `content/${file}: can't be read: you have no permission (EACCES), expected a file that you may read`,
    ]);
  });

  // The disks of other systems take no such name.
  const onLinux = process.platform === "linux" ? it : it.skip;

  onLinux("is not meant by a name that is not UTF-8, as old archives have: the build leaves the file out", () => {
    const name = (directory: string) => Buffer.concat([Buffer.from(`${directory}/media/`), Buffer.from([0xff, 0xfe])]);
    expect(linesFor({ "media/": "" }, (directory) => fs.writeFileSync(name(directory), ""))).toEqual([]);
  });

  it("is fine if it is hidden, since the build does not read it", () => {
    withoutPermission(".DS_Store");
    expect(linesFor({ "media/.DS_Store": "" })).toEqual([]);
  });
});

describe("A name that is defined twice", () => {
  it("is a warning in JSON, whose last value counts", () => {
    const json =
      '{ "id": "x", "title": "One", "title": "Two", "gallery": [{ "src": "/a.jpg", "alt": "a", "\\u0061lt": "b" }] }';
    expect(linesFor({ "events/x.json": json, "static-for-tests/a.jpg": "" })).toEqual([
      "content/events/x.json: gallery[0].alt: warning: is defined twice; the last value is used",
      "content/events/x.json: title: warning: is defined twice; the last value is used",
    ]);
  });

  it("is a warning in front matter", () => {
    expect(linesFor({ "blog/first.md": articleFile("title: One\ntitle: Two\ntitle: Three") })).toEqual([
      "content/blog/first.md: title: warning: is defined twice; the last value is used",
    ]);
  });
});

describe("A comment after a value in front matter", () => {
  const words = "YAML reads it as a comment. Put quotes around the whole text";

  it("is a warning: a title such as 'Issue #5' is meant to be shown in full", () => {
    expect(linesFor({ "blog/first.md": articleFile("title: Issue #5\ntags:\n  - Code\n  - C #1") })).toEqual([
      `content/blog/first.md: tags[1]: warning: is cut at '#1': ${words}`,
      `content/blog/first.md: title: warning: is cut at '#5': ${words}`,
    ]);
  });

  it("explains why a text that begins with it is missing", () => {
    expect(linesFor({ "blog/first.md": articleFile("title: #1 in the contest") })).toEqual([
      `content/blog/first.md: title: warning: is cut at '#1 in the contest': ${words}`,
      "content/blog/first.md: title: is missing, expected text",
    ]);
  });

  it("is not what follows # in quotes or in a word, and one with a space after # is fine", () => {
    const frontMatter =
      '# Ours\ntitle: "Issue #5" #1\n# For the list\ntags: [C#, F#] #2\nexcerpt: Learn C#\nstatus: draft # for now\n# End';
    expect(linesFor({ "blog/first.md": articleFile(frontMatter) })).toEqual([]);
  });
});
