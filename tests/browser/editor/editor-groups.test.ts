import { expect, test } from "../../support/editor/editor-in-browser";
import type { Page } from "@playwright/test";
import type { EditorForm } from "../../support/editor/editor-form";
import { parseJsonObject } from "../../support/json-object";
import { t } from "../../../src/words/t";

const group = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isOpen = async (page: Page, name: string) => (await group(page, name).getAttribute("aria-expanded")) === "true";
const opens = (page: Page, name: string) =>
  page.locator('.form-group button[aria-expanded="true"]').filter({ hasText: name }).waitFor();

const names = [t("When and where"), t("Registration"), t("Contact"), t("More||fields")];

/** Opens a new event as an editor finds it. */
async function openFolded({ page, form }: { readonly page: Page; readonly form: EditorForm }): Promise<void> {
  await form.start("#/collections/events/new");
  await group(page, t("Registration")).waitFor();
}

test("what an event rarely needs is folded below headings, which the keyboard opens and Tab skips", async ({
  editor,
}) => {
  const opened = await editor.openAnew();
  const { page, form } = opened;
  await openFolded(opened);
  expect(await page.locator(".form-group button").allTextContents()).toEqual(names);
  expect(await Promise.all(names.map((name) => isOpen(page, name)))).toEqual([false, false, false, false]);

  await group(page, t("When and where")).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t("Registration"));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await opens(page, t("When and where"));
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/^date-field-\d+$/);
  await group(page, t("When and where")).press("Space");
  expect(await isOpen(page, t("When and where"))).toBe(false);

  // What is opened stays so in the form of the saved entry.
  await form.type("title", "Folded fields");
  await group(page, t("Contact")).click();
  await form.type("contactPerson", "Nusrat Jahan");
  await form.publish();
  await form.published();
  expect([await isOpen(page, t("Contact")), await isOpen(page, t("Registration"))]).toEqual([true, false]);
  expect(parseJsonObject(editor.read("events/folded-fields.json"))).toEqual({
    id: "folded-fields",
    title: "Folded fields",
    contactPerson: "Nusrat Jahan",
  });
});

test("the groups open when something is wrong", async ({ editor }) => {
  const opened = await editor.openAnew();
  const { page, form } = opened;
  await openFolded(opened);
  await form.type("title", "Wrong fields");
  await group(page, t("Registration")).click();
  await form.type("registrationLink", "no link");
  await group(page, t("Registration")).click();
  expect(await isOpen(page, t("Registration"))).toBe(false);
  await form.publish();
  expect(await form.refusals()).toEqual([expect.stringMatching(new RegExp(`^${t("Registration link")}: `))]);
  await opens(page, t("Registration"));

  // Only the check of the whole entry finds this one.
  await form.type("registrationLink", "");
  await form.type("date", "2026-02-14");
  await form.type("endDate", "2026-02-13");
  await group(page, t("When and where")).click();
  await form.publish();
  await page
    .getByRole("alert")
    .getByRole("listitem")
    .filter({ hasText: t("Last day") })
    .waitFor();
  await opens(page, t("When and where"));
});

test("ten lines of a schedule are pasted into one box, and a single line can still be added", async ({ editor }) => {
  const { page, form } = await editor.open();
  await form.openNew("events");
  await form.type("title", "Ten lines");
  const lines = Array.from({ length: 10 }, (_each, hour) => `${hour + 10}:00 Part ${hour + 1}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join("\n"));
  const box = page.locator('textarea[id^="schedule-field-"]');
  await box.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await page.keyboard.press("Enter");
  await page.keyboard.type("20:00 The end");
  expect((await box.inputValue()).split("\n")).toEqual([...lines, "20:00 The end"]);
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("events/ten-lines.json")).schedule).toEqual([...lines, "20:00 The end"]);
});

test("on a phone one changes between the form and the page", async ({ editor }) => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page, form } = await editor.openAnew(phone);
  await form.openNew("notices");
  await form.type("title", "Seen on a phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // What can be done with the entry is in a second row, inside the bar.
  const rows = await page
    .locator(".editor-bar, .editor-bar-actions")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(rows).toEqual([104, 104]);
  const frame = page.locator("iframe").first();
  expect(await frame.isVisible()).toBe(false);
  await page.getByRole("button", { name: t("Show the page") }).tap();
  await page.frameLocator("iframe").getByRole("heading", { name: "Seen on a phone" }).waitFor();
  expect((await frame.boundingBox())?.width).toBeGreaterThan(340);
  expect(await page.locator('[id^="title-field-"]').isVisible()).toBe(false);
  await page.getByRole("button", { name: t("Show the form") }).tap();
  expect(await form.value("title")).toBe("Seen on a phone");
  expect(await page.locator('[id^="title-field-"]').isVisible()).toBe(true);
  await form.publish();
  await form.published();
});

test("a speaker who is only a name in the file opens as a form, and can be given a profile", async ({ editor }) => {
  editor.write("team/40.json", { id: 40, name: "Robi" });
  editor.write("events/talk.json", { id: "talk", title: "A talk", speakers: ["Robi, engineer", { name: "Opu" }] });
  const { page, form } = await editor.open();
  await form.openEntry("events", "talk");
  await group(page, t("More||fields")).click();
  const summary = page.getByText("Robi, engineer", { exact: true }).first();
  await summary.locator("xpath=preceding-sibling::*").getByRole("button").first().click();
  expect(await form.value("name")).toBe("Robi, engineer");
  await form.focus("profile");
  await page.keyboard.type("/profile/team/40");
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("events/talk.json")).speakers).toEqual([
    { name: "Robi, engineer", profile: "/profile/team/40" },
    { name: "Opu" },
  ]);
});
