import { readFileSync } from "node:fs";
import path from "node:path";
import { articleFormat } from "../../../../src/content/read/file-formats";
import { tidyEntry } from "../../../../src/cms/saving/tidy-entry";
import { contentDirectory } from "../../../../src/content/content-directory";
import { readContentTree } from "../../../../src/content/content-tree";
import { readContent } from "../../../../src/content/read/read-content";
import { writtenFiles } from "../../../../src/model/content-model";
import { course } from "../../../../src/model/kinds/course";
import { event } from "../../../../src/model/kinds/event";

const tidyEvent = (item: Record<string, unknown>) => tidyEntry(event.schema, item);

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  [
    "cleared fields are left out, at every depth",
    {
      ...{ id: "a", title: "A", subtitle: "", prizes: [], topics: ["", "x"], fee: null },
      gallery: [{ src: "", alt: "" }],
    },
    { id: "a", title: "A", topics: ["x"] },
  ],
  ["zero and off are not empty values", { fee: 0, registrationOpen: false }, { registrationOpen: false, fee: 0 }],
  ["fields are in the model's order", { fee: 1, title: "A", id: "a" }, { id: "a", title: "A", fee: 1 }],
  [
    "texts become the numbers and switches that they spell",
    { fee: "5.5", maxParticipants: " 60 ", registrationOpen: "true" },
    { registrationOpen: true, maxParticipants: 60, fee: 5.5 },
  ],
  ["a text that spells no becomes a switch, too", { registrationOpen: "false" }, { registrationOpen: false }],
  [
    "spaces around a line or an entry of a list are left out, those of a longer text stay",
    { title: " A ", topics: [" x "], fullDescription: " B\n" },
    { title: "A", fullDescription: " B\n", topics: ["x"] },
  ],
  ["an old spelling becomes the new one", { isRegistrationOpen: true }, { registrationOpen: true }],
  [
    "what the model does not know is kept at the end",
    { sponsor: "X", gallery: [{ src: "../media/a.jpg", by: "N" }], id: "a" },
    { id: "a", gallery: [{ src: "../media/a.jpg", by: "N" }], sponsor: "X" },
  ],
])("%s", (_what, given, expected) => {
  expect(JSON.stringify(tidyEvent(given))).toBe(JSON.stringify(expected));
});

test.each(["five", "5 Taka", "about 5", "5.", ".", "0x10", ["5"]])(
  "%j is not a number, so it is not changed",
  (fee) => {
    expect(tidyEvent({ fee })).toEqual({ fee });
  },
);

const { content } = readContent(readContentTree(contentDirectory()));

test("every article of the content is written unchanged", () => {
  const articles = content.items.filter(({ body }) => body !== undefined);
  const changed = articles.filter(({ file }) => {
    const text = readFileSync(path.join(contentDirectory(), file), "utf8");
    return articleFormat.toFile(articleFormat.fromFile(text)) !== text;
  });
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test("an article's front matter keeps what looks like a number or a date as text", () => {
  const text = articleFormat.toFile({
    title: "Yes: a colon",
    authorId: "5",
    publishDate: "2026-01-02",
    body: "# Hi\n",
  });
  expect(text).toBe('---\ntitle: "Yes: a colon"\nauthorId: "5"\npublishDate: 2026-01-02\n---\n\n# Hi\n');
  expect(articleFormat.toFile(articleFormat.fromFile(text))).toBe(text);
  expect(articleFormat.fromFile(text)).toMatchObject({ authorId: "5", publishDate: "2026-01-02" });
});

test("every other item of the content is in its file as the editor writes it, but what only commands write", () => {
  const edited = content.items.filter(({ source }) => !writtenFiles.some((written) => written === source));
  const differing = edited.filter(({ file, body, fields, translations }) => {
    const text = readFileSync(path.join(contentDirectory(), file), "utf8");
    return body === undefined && `${JSON.stringify({ ...fields, translations }, null, 2)}\n` !== text;
  });
  expect(differing.map(({ file }) => file)).toEqual([]);
});

test("a question gets an id of its words once, and empty options stay where they are", () => {
  const quiz = [
    { id: "own", question: "A?", options: ["", "b", "c"], answer: 2 },
    { question: "What is *this*?", options: ["b", "c"], answer: 1 },
    { question: "What is this?", options: ["b", "c"], answer: 1 },
    { question: "?", options: ["b", "c"], answer: 1 },
  ];
  const once = tidyEntry(course.schema, { id: "c", modules: [{ id: "m", quiz }] });
  expect(once).toMatchObject({
    modules: [
      {
        quiz: [
          { id: "own", options: ["", "b", "c"] },
          { id: "what-is-this" },
          { id: "what-is-this-2" },
          { id: "question" },
        ],
      },
    ],
  });
  expect(tidyEntry(course.schema, once)).toEqual(once);
});
