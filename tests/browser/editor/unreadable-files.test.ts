import { expect, test } from "../../support/editor/editor-in-browser";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { quote, unexpectedValue } from "../../../src/model/check/sentence";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";
import { ANY, matching } from "../../support/matching-words";

const conflict = `{
  "id": "broken-test",
<<<<<<< HEAD
  "title": "The room is closed"
=======
  "title": "The room is open"
>>>>>>> other
}
`;

const valid = '{ "id": "broken-test", "title": "Café", "content": "The room is open." }';

function mergeMark(line: number): string {
  return t(
    "contains {mark} on line {line}, a mark of a merge that was not finished, expected one of the two versions",
    { mark: quote("<<<<<<< HEAD"), line },
  );
}

const notUtf8 = matching(
  t(
    "is not valid UTF-8, or lost letters when it was converted, expected a text saved as UTF-8 without the character {character}",
    { character: "'\uFFFD'" },
  ),
);

/** Files that no form can show, with the editor's messages about them. */
const broken: readonly (readonly [content: string | Uint8Array, sentence: RegExp])[] = [
  [conflict, matching(mergeMark(3))],
  ["", matching(unexpectedValue("", ANY))],
  [Buffer.from(`\uFEFF${valid}`, "utf16le"), notUtf8],
];
const publish = decap("editor.editorToolbar.publish");

/** Waits until the editor refuses to open a file for a reason. */
async function refusal(page: Page, file: string, reason = /./): Promise<void> {
  await page
    .getByRole("heading", {
      name: matching(t("{file} can't be opened. {reason}", { file: `${ANY}${file}`, reason: ANY })),
    })
    .filter({ hasText: reason })
    .waitFor();
  expect(await page.getByRole("button", { name: publish }).count()).toBe(0);
  expect(await page.locator('label[for*="-field-"]').count()).toBe(0);
}

test("a file that no form can show is not opened but explained, and never written", async ({ editor }) => {
  const { form, page } = await editor.open();
  const file = path.join(editor.content, "notices/broken-test.json");
  for (const [content, reason] of broken) {
    writeFileSync(file, content);
    await form.start("#/collections/notices/entries/broken-test");
    await refusal(page, "notices/broken-test.json", reason);
    // Decap's own keys must not save what it does not show.
    await page.keyboard.press("ControlOrMeta+S");
    expect(readFileSync(file)).toEqual(Buffer.from(content));
  }
  writeFileSync(file, `\uFEFF${valid}`);
  await form.openEntry("notices", "broken-test");
  expect(await form.value("title")).toBe("Café");
});

test("an address without a file says so, in place of an empty form that would make the file", async ({ editor }) => {
  const { form, page } = await editor.open();
  await form.start("#/collections/notices/entries/no-such-file");
  await page.getByText(t("There is no such file. Someone may have deleted or renamed it.")).first().waitFor();
  expect(await page.getByRole("button", { name: publish }).count()).toBe(0);
  expect(existsSync(path.join(editor.content, "notices/no-such-file.json"))).toBe(false);
});

test("an article whose front matter can't be read, and a site file, are not opened either", async ({ editor }) => {
  const { form, page } = await editor.open();
  const noFrontMatter = t("found no front matter, expected a line '---', the fields and another line '---'");
  const club = editor.read("site/club.json");
  for (const [file, entry, text, reason] of [
    ["blog/broken-test.md", "blog/entries/broken-test", "A text without front matter.\n", matching(noFrontMatter)],
    ["site/club.json", "site/entries/club", conflict, matching(mergeMark(3))],
  ] as const) {
    editor.write(file, text);
    await form.start(`#/collections/${entry}`);
    await refusal(page, file, reason);
    expect(editor.read(file)).toBe(text);
  }
  editor.write("site/club.json", club);
});

test("what the form does not know of a file is in it after saving, too", async ({ editor }) => {
  const { form } = await editor.open();
  const fields = {
    id: "kept-test",
    title: "Before",
    content: "A text.",
    attachments: [
      { name: "One", url: "https://example.org/1.pdf", pages: 3, source: { by: "Ann", at: [1, 2, { deep: null }] } },
      { name: "Two", url: "https://example.org/2.pdf", empty: "", nothing: null, none: [], blank: {} },
    ],
    importedFrom: { table: "Notices", row: 12, cells: ["a", "", null, { b: "" }] },
    nothing: null,
    empty: "",
    none: [],
    blank: {},
    off: false,
    zero: 0,
    "a name with spaces.and.dots": true,
  };
  editor.write("notices/kept-test.json", fields);
  await form.openEntry("notices", "kept-test");
  await form.type("title", "After");
  await form.publish();
  await form.published();
  expect(JSON.parse(editor.read("notices/kept-test.json"))).toEqual({ ...fields, title: "After" });
});
