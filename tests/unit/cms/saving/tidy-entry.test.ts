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

test("cleared fields are left out, at every depth", () => {
  const cleared = {
    id: "a",
    title: "A",
    subtitle: "",
    prizes: [],
    topics: ["", "x"],
    fee: null,
    gallery: [{ src: "", alt: "" }],
  };
  expect(tidyEvent(cleared)).toEqual({ id: "a", title: "A", topics: ["x"] });
});

test("zero and off are not empty values", () => {
  expect(tidyEvent({ fee: 0, registrationOpen: false })).toEqual({ registrationOpen: false, fee: 0 });
});

test("fields are in the model's order, those inside groups too", () => {
  expect(Object.keys(tidyEvent({ fee: 1, title: "A", id: "a" }))).toEqual(["id", "title", "fee"]);
  const [module] = [tidyEntry(course.schema, { modules: [{ title: "T", id: "t" }] }).modules].flat();
  expect(JSON.stringify(module)).toBe('{"id":"t","title":"T"}');
});

test("texts become the numbers and switches that they spell", () => {
  expect(tidyEvent({ fee: "5.5", maxParticipants: " 60 ", registrationOpen: "true" })).toEqual({
    maxParticipants: 60,
    fee: 5.5,
    registrationOpen: true,
  });
  expect(tidyEvent({ registrationOpen: "false" })).toEqual({ registrationOpen: false });
});

test.each(["five", "5 Taka", "about 5", "5.", ".", "0x10", ["5"]])("%j is no number, so it stays as it is", (fee) => {
  expect(tidyEvent({ fee })).toEqual({ fee });
});

test("spaces around a line, a choice or an entry of a list are left out, those of a longer text stay", () => {
  expect(tidyEvent({ title: " A ", topics: [" x "], fullDescription: " B\n" })).toEqual({
    title: "A",
    topics: ["x"],
    fullDescription: " B\n",
  });
});

test("an old spelling becomes the new one", () => {
  expect(tidyEvent({ isRegistrationOpen: true })).toEqual({ registrationOpen: true });
});

test("what the model does not know is kept at the end", () => {
  expect(JSON.stringify(tidyEvent({ sponsor: "X", gallery: [{ src: "../media/a.jpg", by: "N" }], id: "a" }))).toBe(
    '{"id":"a","gallery":[{"src":"../media/a.jpg","by":"N"}],"sponsor":"X"}',
  );
});

test("tidying again changes nothing", () => {
  const once = tidyEvent({
    title: " A ",
    fee: "5",
    prizes: [" x ", ""],
    gallery: [{ alt: " y ", src: "../media/a.jpg" }],
  });
  expect(JSON.stringify(tidyEvent(once))).toBe(JSON.stringify(once));
});

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
  const differing = edited.filter(({ file, body, fields }) => {
    const text = readFileSync(path.join(contentDirectory(), file), "utf8");
    return body === undefined && `${JSON.stringify(fields, null, 2)}\n` !== text;
  });
  expect(differing.map(({ file }) => file)).toEqual([]);
});
