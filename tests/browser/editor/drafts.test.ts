import type { Page } from "@playwright/test";
import { expect, keptBackups, test } from "../../support/editor/editor-in-browser";
import { BUILT_IN } from "../../support/editor/local-editor";
import { until } from "../../support/until";
import { t } from "../../../src/words/t";

/** Another tab of the same browser. */
async function openBeside(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("about:blank"));
  const other = await opened;
  return other;
}

/** Answers the next question of the editor with yes, and returns its text. */
async function nextQuestion(page: Page): Promise<string> {
  const dialog = await page.waitForEvent("dialog");
  return dialog.message();
}

const kept = (page: Page, count: number) =>
  until(
    "the drafts are kept",
    async () => (await keptBackups(page)).filter((key) => String(key).startsWith("backup.notices")).length === count,
  );

test("two tabs with new notices, both closed: both are offered, one in each tab", async ({ editor }) => {
  const { page, form } = await editor.openAnew();
  await form.openNew("notices");
  await form.type("title", "First draft");
  const other = await openBeside(page);
  await other.goto("/admin/#/collections/notices/new");
  await other.locator('[id^="title-field-"]').fill("Second draft");
  await kept(page, 2);
  await other.close();
  await page.goto("about:blank");

  const asked = nextQuestion(page);
  await form.openNew("notices");
  const offer = (title: string) => t("“{title}” was begun here and not saved. Go on with it?", { title });
  const drafts = ["First draft", "Second draft"];
  const question = await asked;
  const [left = ""] = drafts.filter((title) => offer(title) !== question);
  await expect(page.locator('[id^="title-field-"]')).toHaveValue(drafts.find((title) => title !== left) ?? "");
  const again = await openBeside(page);
  const askedThere = nextQuestion(again);
  again.on("dialog", (dialog) => void dialog.accept());
  await again.goto("/admin/#/collections/notices/new");
  expect(await askedThere).toBe(offer(left));
  await expect(again.locator('[id^="title-field-"]')).toHaveValue(left);
  await again.close();
});

const questions = {
  "not changed": t("Something was written here and not saved. The file has not changed since then. Go on with it?"),
  changed: t(
    "Something was written here and not saved. The file has changed since then: saving would undo that. Go on with it?",
  ),
};

for (const [state, question] of Object.entries(questions))
  test(`a draft says that its file has ${state} since`, async ({ editor }) => {
    const file = "notices/drafted.json";
    editor.write(file, { id: "drafted", title: "Drafted" });
    const { page, form } = await editor.openAnew();
    await form.openEntry("notices", "drafted");
    await form.type("title", "Drafted by me");
    await kept(page, 1);
    await form.restart();
    if (state === "changed") editor.write(file, { id: "drafted", title: "Drafted by someone else" });
    const asked = nextQuestion(page);
    await form.openEntry("notices", "drafted");
    expect(await asked).toBe(question);
    await expect(page.locator('[id^="title-field-"]')).toHaveValue("Drafted by me");
  });

test("a draft is kept until the saving of its entry is answered", async ({ editor }) => {
  editor.write("notices/drafted.json", { id: "drafted", title: "Drafted" });
  const { page, form } = await editor.openAnew();
  await form.openEntry("notices", "drafted");
  await form.type("title", "Drafted by me");
  await kept(page, 1);
  let answer = () => undefined as unknown;
  const held = new Promise((resolve) => (answer = () => resolve(undefined)));
  const isSaving = (body: string | null) => body?.includes('"persistEntry"') === true;
  await page.route(`${BUILT_IN}/**`, async (route) => {
    if (isSaving(route.request().postData())) await held;
    await route.fallback();
  });
  await Promise.all([page.waitForRequest((request) => isSaving(request.postData())), form.publish()]);
  await kept(page, 1);
  answer();
  await form.published();
  await kept(page, 0);
});
