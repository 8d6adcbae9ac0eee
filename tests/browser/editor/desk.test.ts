import { expect, test } from "../../support/editor/editor-in-browser";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { routes } from "../../../src/domain/routes";
import { deskTopics } from "../../../src/content/desk/item-lines";
import { quote } from "../../../src/model/check/sentence";
import type { Kind } from "../../../src/model/kind";
import { article } from "../../../src/model/kinds/article";
import { event } from "../../../src/model/kinds/event";
import { t } from "../../../src/words/t";
import { runCommand } from "../../support/run-command";

const sandbox = t("Sandbox: the content of the site, only in this tab. Nothing is saved, so try anything.");
const nameOf = (kind: Kind, name: string) =>
  t("{kind} {name}||a kind of entries, and the name of one", { kind: kind.singular, name: quote(name) });

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

test.beforeEach(({ editor }) => {
  const past = { id: "past-test", title: "Past", date: "2020-01-01", status: "upcoming" };
  editor.write("events/past-test.json", past);
  editor.write("blog/draft-test.md", "---\ntitle: A secret plan\nstatus: draft\n---\n\nText.\n");
});

test("an editor sees stale content of this computer on the desk, and opens it from there", async ({ editor }) => {
  const { page } = await editor.open();
  await page.goto("/admin/desk");
  await page.getByRole("heading", { name: deskTopics.past }).waitFor();
  await page.getByRole("link", { name: nameOf(article, "A secret plan") }).waitFor();
  await page
    .getByRole("link", { name: nameOf(event, "Past") })
    .first()
    .click();
  const title = page.getByRole("textbox", { name: t("Title"), exact: true });
  await title.waitFor();
  expect(await title.inputValue()).toBe("Past");
});

test("the desk of the sandbox is about what the site shows, and its page holds nothing of the content", async ({
  page,
}) => {
  await page.goto("/admin/desk?demo");
  await page.getByText(sandbox).waitFor();
  const drafts = page.getByRole("heading", { name: deskTopics.drafts });
  expect(await drafts.count()).toBe(0);
  const lines = (await page.locator("#desk li").allInnerTexts()).map(plain);
  const { stdout } = runCommand("desk", []);
  // What follows the words for the entry and the field, which the command calls by their names in files.
  const advice = (line: string) => line.split(": ").at(-1) ?? "";
  expect(lines.filter((line) => !plain(stdout).includes(advice(line)))).toEqual([]);
  expect(lines.filter((line) => /\.(?:json|md)\b|\w\/\w/.test(line))).toEqual([]);
  expect(await page.locator("#desk").innerText()).not.toBe("");
});

test("from the desk of the sandbox one gets to its editor, and on a phone the banner covers no link", async ({
  site,
}) => {
  const { page } = await site.open({ viewport: { width: 320, height: 700 } });
  await page.goto("/admin/desk?demo");
  await page.getByText(sandbox).waitFor();
  const link = page.getByRole("link", { name: t("Open the editor") });
  expect(await link.getAttribute("href")).toBe(servedPath(routes.adminSandbox("")));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await link.click({ trial: true, timeout: 5000 });
});
