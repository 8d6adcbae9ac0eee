import { whyUnreadable } from "../../../../src/cms/saving/unreadable";
import { article } from "../../../../src/model/kinds/article";
import { event } from "../../../../src/model/kinds/event";
import { member } from "../../../../src/model/kinds/member";
import { notice } from "../../../../src/model/kinds/notice";

const valid = '{ "id": "x", "title": "Café" }';
const asUtf8 = (bytes: Buffer) => new TextDecoder().decode(bytes);

test.each([
  [
    "with the marks of a merge",
    `{\n<<<<<<< HEAD\n  "title": "A"\n=======\n  "title": "B"\n>>>>>>> b\n}`,
    "It contains '<<<<<<< HEAD' on line 2, a mark of a merge",
  ],
  ["that breaks off", '{ "id": "x", "title": ', "Line 1, column 23: found the end of the file"],
  ["with a comma too many", '{ "id": "x", }', "Line 1, column 14: found '}'"],
  ["that is a list", '["x"]', "It contains a list, expected an object"],
  ["that is a text", '"x"', "It contains the text 'x', expected an object"],
  ["that is null", "null", "It contains nothing, expected an object"],
  ["that is empty", "", "It is empty, expected an object"],
  ["of spaces only", " \n", "It is empty, expected an object"],
  ["in UTF-16", Buffer.from(`\uFEFF${valid}`, "utf16le").toString("utf8"), "It is not valid UTF-8"],
  ["in UTF-16 without a mark", Buffer.from(valid, "utf16le").toString("utf8"), "It is not valid UTF-8"],
  ["in Latin-1", asUtf8(Buffer.from(valid, "latin1")), "It is not valid UTF-8"],
  ["with a list for a title", '{ "title": ["A"] }', "Title is a list, expected a text; the form can't show it."],
  ["with an object for a text", '{ "content": {} }', "Content is an object, expected a text"],
  ["with a switch for a date", '{ "date": true }', "Date is true, expected a date"],
  ["with a text for a switch", '{ "pinned": "yes" }', "Pinned is the text 'yes', expected true or false"],
  [
    "with a text for a list of texts",
    '{ "eligibility": "all" }',
    "Eligibility is the text 'all', expected a list of texts",
  ],
  ["with a list in a list of texts", '{ "eligibility": [["a"]] }', "Eligibility is a list, expected a list of texts"],
  [
    "with a text for a list of objects",
    '{ "attachments": "a.pdf" }',
    "Attachments is the text 'a.pdf', expected a list of objects",
  ],
  [
    "with an object for a list",
    '{ "attachments": { "url": "a.pdf" } }',
    "Attachments is an object, expected a list of objects",
  ],
  [
    "with a text among objects",
    '{ "attachments": [{}, "b.pdf"] }',
    "Attachments 2 is the text 'b.pdf', expected an object",
  ],
  ["with null among objects", '{ "attachments": [null] }', "Attachments 1 is null, expected an object"],
  [
    "with a list inside an object",
    '{ "attachments": [{ "url": ["a"] }] }',
    "Attachments 1, File is a list, expected a file",
  ],
  ["with a field twice", '{ "title": "A", "title": "B" }', "The field 'title' appears twice, expected once"],
])("says why the form can't show a file %s", (_what, text, start) => {
  expect(whyUnreadable(notice, text)).toContain(start);
});

test.each([
  ["without front matter", "A text.\n", "Line 1, column 1: found no front matter"],
  ["with a second colon", "---\ntitle: A: B\n---\n", "found text that is not a field"],
  ["without an end of the front matter", "---\ntitle: A\n", "found the end of the file"],
  ["with a list as front matter", "---\n- A\n---\n", "as front matter, expected fields"],
  [
    "with the marks of a merge",
    "---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> b\n---\n",
    "It contains '<<<<<<< HEAD' on line 2",
  ],
  [
    "with a merge around all of it",
    "<<<<<<< HEAD\n---\ntitle: A\n---\n=======\n>>>>>>> b\n",
    "It contains '<<<<<<< HEAD' on line 1",
  ],
  ["with a field twice", "---\ntitle: A\ntitle: B\n---\n", "The field 'title' appears twice"],
  ["with a list for a title", "---\ntitle: [A]\n---\n", "Title is a list, expected a text"],
])("says why the form can't show an article %s", (_what, text, part) => {
  expect(whyUnreadable(article, text)).toContain(part);
});

test.each([
  [notice, valid],
  [notice, `\uFEFF${valid}`],
  [
    notice,
    '{ "title": null, "eligibility": ["a", 5, null], "attachments": [{ "pages": [1] }], "unknown": { "a": [] } }',
  ],
  [event, '{ "id": 5, "title": 2026, "fee": "50" }'],
  [member, '{ "id": "5", "name": "A" }'],
  [article, "---\ntitle: A\n---\n\nA text with\n\n<<<<<<< marks\n"],
])("lets the form show what it can show", (kind, text) => {
  expect(whyUnreadable(kind, text)).toBeUndefined();
});
