import { expect, test } from "../../support/editor/editor-in-browser";
import type { EditorInBrowser } from "../../support/editor/editor-in-browser";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { routes } from "../../../src/domain/routes";
import { runCommand } from "../../support/run-command";
import { t } from "../../../src/words/t";

/** The lines below each heading, without invisible spaces. */
type Desk = Readonly<Record<string, readonly string[]>>;

const heading = (topic: string, count: number) => t("{topic} ({count, number})", { topic, count });

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

function printedDesk(editor: EditorInBrowser): Desk {
  const { stdout } = runCommand("desk", [], { contentDirectory: editor.content });
  const parts = stdout.split("\n\n").map((part) => part.trimEnd().split("\n").filter(Boolean));
  return Object.fromEntries(
    parts.map(([heading = "", ...lines]) => [
      plain(heading),
      lines.map((line) => plain(line).replace(`${editor.content}/`, "")),
    ]),
  );
}

test("the desk lists what is wrong in another club's content as the command does, and each line leads to its entry", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  await page.goto(routes.desk);
  await page.locator("#desk h2").first().waitFor();
  const shown: Record<string, string[]> = {};
  const links: Record<string, string[]> = {};
  for (const topic of await page.locator("#desk h2").all()) {
    const entries = topic.locator("xpath=following-sibling::ul[1]/li");
    const name = plain(await topic.innerText());
    shown[name] = (await entries.allInnerTexts()).map(plain);
    links[name] = await entries.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  }
  // The content of files is only visible on the editor's computer.
  const withoutCheck = (desk: Desk) =>
    Object.fromEntries(
      Object.entries(desk).filter(([name]) => !name.startsWith(t("Errors and warnings of the content check"))),
    );
  // The command uses the names of the entry and the field in files.
  const advice = (line: string) => line.replace(/^\S+: (?:[\w[\].]+: )?/, "");
  const expected = Object.entries(withoutCheck(printedDesk(editor)));
  expect(expected.map(([name, lines]) => [name, lines.length])).toEqual(
    Object.entries(withoutCheck(shown)).map(([name, lines]) => [name, lines.length]),
  );
  const different = expected.flatMap(([name, lines]) =>
    lines.filter((line, index) => !shown[name]?.[index]?.endsWith(`: ${advice(line)}`)),
  );
  expect(different).toEqual([]);
  expect(Object.keys(shown)).toEqual(
    expect.arrayContaining([
      heading(t("Events that are over"), 1),
      heading(t("Registration dates that have passed"), 2),
      heading(t("Drafts||items that are not published yet"), 1),
    ]),
  );
  const all = Object.values(links).flat();
  const entry = new RegExp(`^${servedPath(routes.admin)}#/collections/([^/]+)/entries/([^/]+)$`);
  expect(all.filter((link) => !entry.test(link))).toEqual([]);
  const oneOfEachCollection = new Map(all.map((link) => [entry.exec(link)?.[1], link]));
  for (const link of oneOfEachCollection.values()) {
    const [, collection = "", name = ""] = entry.exec(link) ?? [];
    await form.openEntry(collection, name);
  }
});
