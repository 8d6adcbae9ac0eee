import { expect, test } from "../../support/editor/editor-in-browser";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { quote } from "../../../src/model/check/sentence";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { notice } from "../../../src/model/kinds/notice";
import { t } from "../../../src/words/t";
import { allRules, auditPage } from "../../support/browser/axe-audit";
import { parseJsonObject } from "../../support/json-object";
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

const titleIsList = matching(
  t("{field} {problem}.", {
    field: t("Title"),
    problem: t("{found}, expected {expected}; the form can't show it", {
      found: t("is a list"),
      expected: t("a text"),
    }),
  }),
);

const notUtf8 = matching(
  t(
    "is not valid UTF-8, or lost letters when it was converted, expected a text saved as UTF-8 without the character {character}",
    { character: "'\uFFFD'" },
  ),
);

/** Files that no form can show, with what the editor says of them. */
const broken: readonly (readonly [content: string | Uint8Array, sentence: RegExp])[] = [
  [conflict, matching(mergeMark(3))],
  ["", matching(t("is empty"))],
  [Buffer.from(`\uFEFF${valid}`, "utf16le"), notUtf8],
  ['{ "id": "broken-test", "title": ["A"] }', titleIsList],
];
const publish = decap("editor.editorToolbar.publish");
const textOfFile = t("The text of the file");
const openAgain = t("Open it again");

/** Waits until the editor refuses to open a file for a reason, and returns what it says. */
async function refusal(page: Page, reason = /./): Promise<{ readonly sentence: string; readonly text: string }> {
  const panel = page.locator("#unreadable");
  await panel.getByRole("alert").filter({ hasText: reason }).waitFor();
  expect(await page.getByRole("button", { name: publish }).count()).toBe(0);
  expect(await page.locator('label[for*="-field-"]').count()).toBe(0);
  return {
    sentence: `${await panel.getByRole("heading", { level: 1 }).innerText()}. ${await panel.getByRole("alert").innerText()}`,
    text: await panel.getByLabel(textOfFile).inputValue(),
  };
}

test("a file that no form can show is shown as its text, with what is wrong, and is never written", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  const file = path.join(editor.content, "notices/broken-test.json");
  for (const [index, [content, reason]] of broken.entries()) {
    writeFileSync(file, content);
    if (index === 0) await form.start("#/collections/notices/entries/broken-test");
    else await page.getByRole("button", { name: openAgain }).click();
    const { sentence, text } = await refusal(page, reason);
    expect(sentence).toMatch(matching(t("{file} can't be opened", { file: `${ANY}notices/broken-test.json` })));
    if (typeof content === "string") expect(text).toBe(content);
    // Decap's own keys must not save what it does not show.
    await page.keyboard.press("ControlOrMeta+S");
    expect(readFileSync(file)).toEqual(Buffer.from(content));
  }
  expect(await auditPage(page, allRules, "#unreadable")).toEqual([]);
});

test("the text of an unreadable file can be selected and copied, and the list is one step away", async ({ editor }) => {
  const { form, page } = await editor.open();
  editor.write("notices/broken-test.json", conflict);
  await form.start("#/collections/notices/entries/broken-test");
  await refusal(page);
  await page.getByRole("button", { name: t("Copy the text") }).press("Enter");
  await page.getByText(t("Copied.")).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(conflict);
  await page.getByLabel(textOfFile).press("ControlOrMeta+A");
  await page.keyboard.type("overwritten");
  expect((await refusal(page)).text).toBe(conflict);
  await page.getByRole("link", { name: t("Back to {list}", { list: t("Notices") }) }).press("Enter");
  await page.locator("#unreadable").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: t("Notices") }).waitFor();
});

test("a file opens again once it has been corrected", async ({ editor }) => {
  const { form, page } = await editor.open();
  const file = path.join(editor.content, "notices/broken-test.json");
  writeFileSync(file, conflict);
  await form.start("#/collections/notices/entries/broken-test");
  await refusal(page);
  writeFileSync(file, `\uFEFF${valid}`);
  await page.getByRole("button", { name: openAgain }).press("Enter");
  await page.locator('label[for*="-field-"]').first().waitFor();
  expect(await form.value("title")).toBe("Café");
});

test("a new entry never takes the place of an unreadable file", async ({ editor }) => {
  const { form, page } = await editor.open();
  for (const [index, content] of [conflict, ""].entries()) {
    const name = `taken-test-${index}`;
    editor.write(`notices/${name}.json`, content);
    await form.openNew("notices", { id: name, title: "New", content: "A text." });
    await form.publish();
    expect(await form.refusals()).toEqual([
      t("The file {file} is there already, and can't be read. Correct or delete it first: saving would overwrite it.", {
        file: `notices/${name}.json`,
      }),
    ]);
    expect(editor.read(`notices/${name}.json`)).toBe(content);
    await page
      .getByRole("alert")
      .getByRole("button", { name: t("Close||notes of the editor") })
      .click();
  }
});

test("an address without a file says so, in place of an empty form that would make the file", async ({ editor }) => {
  const { form, page } = await editor.open();
  await form.start("#/collections/notices/entries/no-such-file");
  await page
    .locator("#unreadable")
    .getByText(t("There is no such file. Someone may have deleted or renamed it."))
    .waitFor();
  expect(await page.getByRole("button", { name: publish }).count()).toBe(0);
  expect(existsSync(path.join(editor.content, "notices/no-such-file.json"))).toBe(false);
});

test("an article whose front matter can't be read, and a site file, are shown as their text, too", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  const noFrontMatter = t("found no front matter, expected a line '---', the fields and another line '---'");
  const articles = [
    ["A text without front matter.\n", matching(noFrontMatter)],
    ["---\ntitle: [A]\n---\n\nText\n", titleIsList],
  ] as const;
  const club = editor.read("site/club.json");
  for (const [file, entry, texts] of [
    ["blog/broken-test.md", "blog/entries/broken-test", articles],
    ["site/club.json", "site/entries/club", broken.slice(0, 2)],
  ] as const)
    for (const [index, [text, reason]] of texts.entries()) {
      editor.write(file, text);
      if (index === 0) await form.start(`#/collections/${entry}`);
      else await page.getByRole("button", { name: openAgain }).click();
      expect((await refusal(page, reason)).text).toBe(text);
      expect(editor.read(file)).toBe(text);
    }
  editor.write("site/club.json", club);
});

test("what lies beside the items of a folder is not offered as one", async ({ editor }) => {
  const { form, page } = await editor.openAnew();
  for (const name of ["README.md", ".hidden.md", "notes.txt"])
    writeFileSync(path.join(editor.content, "blog", name), "# Nothing for the site\n");
  mkdirSync(path.join(editor.content, "blog/folder.md"));
  await form.start("#/collections/blog");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('a[href*="/collections/blog/entries/"]').first().waitFor();
  expect(await page.locator('a[href*="README"], a[href*="hidden"], a[href*="notes"], a[href*="folder"]').count()).toBe(
    0,
  );
});

const nameOfNotice = (name: string) =>
  t("{kind} {name}||a kind of entries, and the name of one", { kind: notice.singular, name: quote(name) });

test("the list and the desk name an unreadable file, and lead to its text", async ({ editor }) => {
  const { form, page } = await editor.openAnew();
  editor.write("notices/broken-test.json", conflict);
  await form.start("#/collections/notices");
  await page.getByRole("link", { name: t("{name} · can't be read", { name: "broken-test" }) }).click();
  await refusal(page);
  await page.goto("/admin/desk");
  await page.getByRole("listitem").filter({ hasText: "broken-test" }).getByText(mergeMark(3)).waitFor();
  await page.getByRole("link", { name: nameOfNotice("broken-test") }).click();
  expect((await refusal(page)).text).toBe(conflict);
});

test("in the sandbox, too, an unreadable file is shown as its text", async ({ page }) => {
  await page.route("**/admin/demo.json", async (route) => {
    const response = await route.fetch();
    const { texts, media } = parseJsonObject(await response.text());
    await route.fulfill({
      response,
      json: { texts: { ...(isJsonObject(texts) ? texts : {}), "notices/broken-test.json": conflict }, media },
    });
  });
  await page.goto("/admin?demo#/collections/notices/entries/broken-test");
  expect((await refusal(page)).text).toBe(conflict);
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
