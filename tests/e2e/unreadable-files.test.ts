import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { isJsonObject } from "../../src/model/schema/json-object";
import { allRules, auditPage } from "../support/browser/axe-audit";
import { siteInBrowser } from "../support/browser/site-in-browser";
import { openEditor } from "../support/editor/editor-journey";
import { startLocalEditor, type LocalEditor } from "../support/editor/local-editor";
import { parseJsonObject } from "../support/json-object";

const site = siteInBrowser();
let editor: LocalEditor;

beforeAll(async () => {
  editor = await startLocalEditor(site.origin);
});

afterAll(async () => {
  await editor.close();
});

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

/** Files that no form can show, with what the editor says of them. */
const broken: readonly (readonly [content: string | Uint8Array, sentence: RegExp])[] = [
  [conflict, /It contains '<<<<<<< HEAD' on line 3, a mark of a merge/],
  ["", /It is empty, expected an object/],
  [Buffer.from(`\uFEFF${valid}`, "utf16le"), /It is not valid UTF-8/],
  ['{ "id": "broken-test", "title": ["A"] }', /Title is a list, expected a text/],
];

/** Waits until the editor refuses to open a file, and returns what it says. */
async function refusal(page: Page): Promise<{ readonly sentence: string; readonly text: string }> {
  const panel = page.locator("#unreadable");
  await panel.waitFor();
  expect(await page.getByRole("button", { name: "Publish" }).count()).toBe(0);
  expect(await page.locator('label[for*="-field-"]').count()).toBe(0);
  return {
    sentence: `${await panel.getByRole("heading", { level: 1 }).innerText()}. ${await panel.getByRole("alert").innerText()}`,
    text: await panel.getByLabel("The text of the file").inputValue(),
  };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/admin/${address}`);
}

test("a file that no form can show is shown as its text, with what is wrong, and is never written", async () => {
  const { page } = await openEditor(site.browser, site.origin, editor);
  const file = path.join(editor.content, "notices/broken-test.json");
  for (const [content, expected] of broken) {
    writeFileSync(file, content);
    await open(page, "#/collections/notices/entries/broken-test");
    const { sentence, text } = await refusal(page);
    expect(sentence).toMatch(expected);
    expect(sentence).toMatch(/notices\/broken-test\.json can't be opened/);
    if (typeof content === "string") expect(text).toBe(content);
    // Decap's own keys must not save what it does not show.
    await page.keyboard.press("ControlOrMeta+S");
    expect(readFileSync(file)).toEqual(Buffer.from(content));
  }
  expect(await auditPage(page, allRules, "#unreadable")).toEqual([]);
});

test("the text of an unreadable file can be selected and copied, and the list is one step away", async () => {
  const { page } = await openEditor(site.browser, site.origin, editor);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  writeFileSync(path.join(editor.content, "notices/broken-test.json"), conflict);
  await open(page, "#/collections/notices/entries/broken-test");
  await refusal(page);
  await page.getByRole("button", { name: "Copy the text" }).press("Enter");
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(conflict);
  await page.getByLabel("The text of the file").press("ControlOrMeta+A");
  await page.keyboard.type("overwritten");
  expect((await refusal(page)).text).toBe(conflict);
  await page.getByRole("link", { name: "Back to Notices" }).press("Enter");
  await page.locator("#unreadable").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Notices" }).waitFor();
});

test("a file opens again once it has been corrected", async () => {
  const { form, page } = await openEditor(site.browser, site.origin, editor);
  const file = path.join(editor.content, "notices/broken-test.json");
  writeFileSync(file, conflict);
  await open(page, "#/collections/notices/entries/broken-test");
  await refusal(page);
  writeFileSync(file, `\uFEFF${valid}`);
  await page.getByRole("button", { name: "Open it again" }).press("Enter");
  await page.locator('label[for*="-field-"]').first().waitFor();
  expect(await form.value("title")).toBe("Café");
});

test("a new entry never takes the place of an unreadable file", async () => {
  const { form, page } = await openEditor(site.browser, site.origin, editor);
  for (const [index, content] of [conflict, ""].entries()) {
    const name = `taken-test-${index}`;
    writeFileSync(path.join(editor.content, `notices/${name}.json`), content);
    await form.openNew("notices", { id: name, title: "New", content: "A text." });
    await form.publish();
    expect(await form.refusals()).toEqual([
      expect.stringMatching(new RegExp(`notices/${name}\\.json is there already, and can't be read`)),
    ]);
    expect(editor.read(`notices/${name}.json`)).toBe(content);
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  }
});

test("an address without a file says so, in place of an empty form that would make the file", async () => {
  const { page } = await openEditor(site.browser, site.origin, editor);
  await open(page, "#/collections/notices/entries/no-such-file");
  await page.locator("#unreadable").getByText("There is no such file.").waitFor();
  expect(await page.getByRole("button", { name: "Publish" }).count()).toBe(0);
  expect(existsSync(path.join(editor.content, "notices/no-such-file.json"))).toBe(false);
});

test("an article whose front matter can't be read, and a site file, are shown as their text, too", async () => {
  const { page } = await openEditor(site.browser, site.origin, editor);
  const article = path.join(editor.content, "blog/broken-test.md");
  const texts = [
    ["A text without front matter.\n", /found no front matter/],
    ["---\ntitle: [A]\n---\n\nText\n", /Title is a list, expected a text/],
  ] as const;
  for (const [text, expected] of texts) {
    writeFileSync(article, text);
    await open(page, "#/collections/blog/entries/broken-test");
    const { sentence, text: shown } = await refusal(page);
    expect(sentence).toMatch(expected);
    expect(shown).toBe(text);
    expect(readFileSync(article, "utf8")).toBe(text);
  }
  const club = editor.read("site/club.json");
  for (const text of [conflict, ""]) {
    writeFileSync(path.join(editor.content, "site/club.json"), text);
    await open(page, "#/collections/site/entries/club");
    expect((await refusal(page)).text).toBe(text);
    expect(editor.read("site/club.json")).toBe(text);
  }
  writeFileSync(path.join(editor.content, "site/club.json"), club);
});

test("what lies beside the items of a folder is not offered as one", async () => {
  const { page } = await openEditor(site.browser, site.origin, editor);
  for (const name of ["README.md", ".hidden.md", "notes.txt"])
    writeFileSync(path.join(editor.content, "blog", name), "# Nothing for the site\n");
  mkdirSync(path.join(editor.content, "blog/folder.md"));
  await open(page, "#/collections/blog");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('a[href*="/collections/blog/entries/"]').first().waitFor();
  expect(await page.locator('a[href*="README"], a[href*="hidden"], a[href*="notes"], a[href*="folder"]').count()).toBe(
    0,
  );
});

test("the list and the desk name an unreadable file, and lead to its text", async () => {
  const { page } = await openEditor(site.browser, site.origin, editor);
  writeFileSync(path.join(editor.content, "notices/broken-test.json"), conflict);
  await open(page, "#/collections/notices");
  await page.getByRole("link", { name: /broken-test.*can't be read/ }).click();
  await refusal(page);
  await page.goto("/admin/desk");
  await page.getByText(/broken-test.*mark of a merge/).waitFor();
  await page.getByRole("link", { name: "Notice 'broken-test'" }).click();
  expect((await refusal(page)).text).toBe(conflict);
});

test("in the sandbox, too, an unreadable file is shown as its text", async () => {
  const { page } = await site.open();
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

test("what the form does not know of a file is in it after saving, too", async () => {
  const { form, errors } = await openEditor(site.browser, site.origin, editor);
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
  writeFileSync(path.join(editor.content, "notices/kept-test.json"), JSON.stringify(fields));
  await form.openEntry("notices", "kept-test");
  await form.type("title", "After");
  await form.publish();
  await form.published();
  expect(JSON.parse(editor.read("notices/kept-test.json"))).toEqual({ ...fields, title: "After" });
  expect(errors()).toEqual([]);
});
