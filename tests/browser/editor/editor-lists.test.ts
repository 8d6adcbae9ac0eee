import { expect, test } from "../../support/editor/editor-in-browser";
import type { EditorInBrowser } from "../../support/editor/editor-in-browser";
import type { Page } from "@playwright/test";
import { article } from "../../../src/model/kinds/article";
import { isPublished } from "../../../src/model/kind";
import { parseJsonObject } from "../../support/json-object";
import { readArticle } from "../../../src/content/read/read-article";
import { BUILT_IN } from "../../support/editor/local-editor";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";

/** The entries that a list or a search shows, once it shows one with a text. */
async function shownEntries(page: Page, text: string): Promise<string[]> {
  await page.locator('[class*="ListCard"]').filter({ hasText: text }).first().waitFor();
  return page.locator('a[href*="/entries/"] h2').allInnerTexts();
}

test("an article with a title and a text is on the site once it is published, and a draft says that it is not", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  const { keyboard } = page;
  const written = (name: string) => readArticle(editor.read(`blog/${name}.md`));
  await form.openNew("blog");
  await form.focus("title");
  await keyboard.type("Without a status");
  await page.locator('[id^="body-field-"]').first().click();
  await keyboard.type("A text.");
  await form.publish();
  await form.published();
  const { frontMatter, body } = written("without-a-status");
  expect([frontMatter, body.trim()]).toEqual([{ title: "Without a status" }, "A text."]);
  expect(isPublished(article, frontMatter)).toBe(true);
  expect(await page.getByText(t("This is a draft: it is not on the site until you change its status.")).count()).toBe(
    0,
  );

  await form.choose("status", "draft", "first");
  await keyboard.press("ControlOrMeta+s");
  await page
    .getByRole("status")
    .getByText(t("This is a draft: it is not on the site until you change its status."))
    .waitFor();
  expect(isPublished(article, written("without-a-status").frontMatter)).toBe(false);
  expect(await page.getByRole("button", { name: t("Published"), exact: true }).count()).toBe(0);
  await page
    .getByRole("link", { name: decap("editor.editorToolbar.backCollection", { collectionLabel: t("Blog") }) })
    .click();
  const shown = await shownEntries(page, "Without a status");
  expect(shown.find((entry) => entry.startsWith("Without a status"))).toBe("Without a status · draft");
});

test("a new item has the next free number, which does not count as a change, and a taken one is refused with its owner", async ({
  editor,
}) => {
  editor.write("team/40.json", { id: 40, name: "Team Highest" });
  editor.write("past-leaders/41.json", { id: 41, name: "Past Highest" });
  const { form, page } = await editor.open();
  const { keyboard } = page;
  const idOf = async (collection: string) => {
    await form.openNew(collection);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[id^="id-field-"]')?.value);
    return form.value("id");
  };
  expect(await idOf("past-leaders")).not.toBe("40");
  expect(await idOf("team")).toBe("42");
  await page
    .getByText(t("Not saved yet"))
    .or(page.getByText(decap("editor.editorToolbar.changesSaved")))
    .first()
    .waitFor({ state: "attached" });
  expect(await page.getByText(decap("editor.editorToolbar.unsavedChanges")).count()).toBe(0);

  await form.focus("name");
  await keyboard.type("Test Person");
  await form.focus("id");
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("40");
  await form.publish();
  expect(await form.refusals()).toHaveLength(1);
  await form.focus("id");
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("42");
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("team/42.json"))).toEqual({ id: 42, name: "Test Person" });
  expect(editor.checkLines().filter((line) => line.includes("team/42"))).toEqual([]);
});

for (const [made, collection, heldBack, fields, typed] of [
  // Ids of the team are those of past leaders, too.
  ["a number", "team", "past-leaders", {}, "990"],
  ["an id of the title", "events", "content/events", { title: "Sorting night" }, "ours"],
] as const)
  test(`an id that is typed replaces ${made} that appears there meanwhile`, async ({ editor }) => {
    const { form, page } = await editor.openAnew();
    const items = await holdBack(page, "entriesByFolder", heldBack);
    await form.openNew(collection, fields);
    await items.asked;
    await form.focus("id");
    const before = await form.value("id");
    await items.letGo();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[id^="id-field-"]')?.value);
    await page.keyboard.type(typed);
    expect([before, await form.value("id")]).toEqual(["", typed]);
  });

test("the address of another entry opens that entry, even if the form has unsaved text", async ({ editor }) => {
  editor.write("events/one.json", { id: "one", title: "Event one" });
  editor.write("notices/two.json", { id: "two", title: "Notice two" });
  const { page, form } = await editor.open();
  await form.openEntry("events", "one");
  page.removeAllListeners("dialog");
  let answer: "accept" | "dismiss" = "accept";
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog[answer]();
  });
  const enter = (address: string) => page.evaluate((hash) => location.assign(hash), address);
  const titled = (title: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('input[id^="title-field-"]')?.value === wanted,
      title,
    );
  await titled("Event one");
  await enter("#/collections/notices/entries/two");
  await titled("Notice two");
  await enter("#/collections/events/new");
  await titled("");
  await page.locator('label[for^="registrationDeadline-field-"]').waitFor();
  await form.openEntry("events", "one");
  await titled("Event one");
  expect(questions).toEqual([]);

  // Unsaved text stays as long as the editor wants it.
  await form.focus("title");
  await page.keyboard.type("!");
  answer = "dismiss";
  await enter("#/collections/notices/entries/two");
  await titled("Event one!");
  answer = "accept";
  await enter("#/collections/events");
  await form.openEntry("notices", "two");
  await titled("Notice two");
  const isAsked = (question: string) => question === decap("editor.editor.onLeavePage");
  expect(questions.filter(isAsked)).toHaveLength(2);
  await form.focus("title");
  await page.keyboard.type("?");
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("notices/two.json"))).toEqual({ id: "two", title: "Notice two?" });
  expect(parseJsonObject(editor.read("events/one.json"))).toEqual({ id: "one", title: "Event one" });
});

/** Holds a file or a folder back that Decap reads, until it is let go. */
async function holdBack(page: Page, action: "getEntry" | "entriesByFolder", file: string) {
  const isWanted = (body: string | null) => body?.includes(`"${action}"`) === true && body.includes(file);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${BUILT_IN}/**`, async (route) => {
    if (isWanted(route.request().postData())) await released;
    return route.fallback();
  });
  const asked = page.waitForRequest((request) => isWanted(request.postData()));
  const letGo = async () => {
    const answer = page.waitForResponse((response) => isWanted(response.request().postData()));
    release();
    await (await answer).finished();
  };
  return { asked, letGo };
}

/** Opens a notice and goes on to the list of events before it has arrived. */
async function leaveBeforeArrival(editor: EditorInBrowser) {
  editor.write("notices/late.json", { id: "late", title: "Late notice" });
  const { page, form } = await editor.openAnew();
  const late = await holdBack(page, "getEntry", "notices/late.json");
  await form.start("#/collections/notices/entries/late");
  await late.asked;
  await page.evaluate(() => location.assign("#/collections/events"));
  return { page, form, letArrive: late.letGo };
}

test("an entry that arrives late does not come into the form of another one", async ({ editor }) => {
  editor.write("events/early.json", { id: "early", title: "Early event" });
  const { page, form, letArrive } = await leaveBeforeArrival(editor);
  await page.locator('[class*="ListCard"]').filter({ hasText: "Early event" }).first().click();
  await form.focus("title");
  await page.keyboard.type("!");
  await letArrive();
  await page.keyboard.type("!");
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("events/early.json"))).toEqual({ id: "early", title: "Early event!!" });
  expect(parseJsonObject(editor.read("notices/late.json"))).toEqual({ id: "late", title: "Late notice" });
});
