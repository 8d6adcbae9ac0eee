import type { Page } from "playwright";
import { servedPath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { siteInBrowser } from "../support/browser/site-in-browser";
import { openEditor } from "../support/editor/editor-journey";
import { startLocalEditor, type LocalEditor } from "../support/editor/local-editor";
import { runCommand } from "../support/run-command";

const site = siteInBrowser();
let editor: LocalEditor;

beforeAll(async () => {
  editor = await startLocalEditor(site.origin);
});

afterAll(() => editor.close());

/** The lines below each heading, without spaces that no one sees. */
type Desk = Readonly<Record<string, readonly string[]>>;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

function printedDesk(): Desk {
  const { stdout } = runCommand("desk", [], { contentDirectory: editor.content });
  const parts = stdout.split("\n\n").map((part) => part.trimEnd().split("\n").filter(Boolean));
  return Object.fromEntries(
    parts.map(([heading = "", ...lines]) => [
      plain(heading),
      lines.map((line) => plain(line).replace(`${editor.content}/`, "")),
    ]),
  );
}

test("the desk lists what is wrong in another club's content as the command does, and each line leads to its entry", async () => {
  const { page, errors } = await openEditor(site.browser, site.origin, editor);
  await page.goto(routes.desk);
  await page.locator("#desk h2").first().waitFor();
  const shown: Record<string, string[]> = {};
  const links: Record<string, string[]> = {};
  for (const heading of await page.locator("#desk h2").all()) {
    const entries = heading.locator("xpath=following-sibling::ul[1]/li");
    const name = plain(await heading.innerText());
    shown[name] = (await entries.allInnerTexts()).map(plain);
    links[name] = await entries.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  }
  // What files contain is seen only on the own computer.
  const withoutCheck = (desk: Desk) =>
    Object.fromEntries(Object.entries(desk).filter(([name]) => !name.startsWith("Errors and warnings")));
  // The command calls the entry and the field by their names in files.
  const advice = (line: string) => line.replace(/^\S+: (?:[\w[\].]+: )?/, "");
  const expected = Object.entries(withoutCheck(printedDesk()));
  expect(expected.map(([name, lines]) => [name, lines.length])).toEqual(
    Object.entries(withoutCheck(shown)).map(([name, lines]) => [name, lines.length]),
  );
  const different = expected.flatMap(([name, lines]) =>
    lines.filter((line, index) => !shown[name]?.[index]?.endsWith(`: ${advice(line)}`)),
  );
  expect(different).toEqual([]);
  expect(Object.keys(shown)).toEqual(
    expect.arrayContaining(["Events that are over (1)", "Registration dates that have passed (2)", "Drafts (1)"]),
  );
  const all = Object.values(links).flat();
  const entry = new RegExp(`^${servedPath(routes.admin)}#/collections/([^/]+)/entries/[^/]+$`);
  expect(all.filter((link) => !entry.test(link))).toEqual([]);
  const oneOfEachCollection = new Map(all.map((link) => [entry.exec(link)?.[1], link]));
  const [first = "", ...others] = oneOfEachCollection.values();
  await page.goto("about:blank");
  await page.goto(first.slice(servedPath("/").length - 1));
  for (const link of others) await openInSameTab(page, new URL(link, site.origin).hash);
  expect(errors()).toEqual([]);
});

/** Opens another entry without starting the editor again, which takes seconds. */
async function openInSameTab(page: Page, hash: string): Promise<void> {
  const label = page.locator('label[for*="-field-"]').first();
  const fieldBefore = (await label.getAttribute("for")) ?? "";
  await page.evaluate((address) => location.assign(address), hash);
  await page.locator(`label[for="${fieldBefore}"]`).waitFor({ state: "detached" });
  await label.waitFor();
}
