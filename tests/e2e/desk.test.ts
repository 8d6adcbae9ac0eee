import { writeFileSync } from "node:fs";
import path from "node:path";
import { siteInBrowser } from "../support/browser/site-in-browser";
import { openEditor } from "../support/editor/editor-journey";
import { startLocalEditor, type LocalEditor } from "../support/editor/local-editor";

const site = siteInBrowser();
let editor: LocalEditor;

beforeAll(async () => {
  editor = await startLocalEditor(site.origin);
  const past = { id: "past-test", title: "Past", date: "2020-01-01", status: "upcoming" };
  writeFileSync(path.join(editor.content, "events/past-test.json"), JSON.stringify(past));
  writeFileSync(
    path.join(editor.content, "blog/draft-test.md"),
    "---\ntitle: A secret plan\nstatus: draft\n---\n\nText.\n",
  );
}, 60_000);

afterAll(() => editor.close());

test("an editor sees on the desk what is stale in the files of this computer, and opens it from there", async () => {
  const { page, errors } = await openEditor(site.browser, site.origin, editor);
  await page.goto("/admin/desk");
  await page.getByRole("heading", { name: /^Events that are over/ }).waitFor();
  await page.getByRole("link", { name: "blog/draft-test.md" }).waitFor();
  await page.getByRole("link", { name: "events/past-test.json" }).first().click();
  await page.getByRole("textbox", { name: "Title", exact: true }).waitFor();
  expect(await page.getByRole("textbox", { name: "Title", exact: true }).inputValue()).toBe("Past");
  expect(errors()).toEqual([]);
});

test("the desk of the sandbox is about what the site shows, and its page holds nothing of the content", async () => {
  const { page, errors } = await site.open();
  await page.goto("/admin/desk?demo");
  await page.getByText("Sandbox: the content of the site").waitFor();
  const drafts = page.getByRole("heading", { name: /^Drafts/ });
  expect(await drafts.count()).toBe(0);
  const lines = await page.locator("#desk").innerText();
  expect(lines).not.toBe("");
  expect(errors).toEqual([]);
});

test("without a helper and without an account the desk says what to do", async () => {
  const { page } = await site.open();
  await page.goto("/admin/desk");
  await page.getByRole("alert").getByText("npm run desk").waitFor();
});
