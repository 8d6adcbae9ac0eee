import { expect, test } from "../../support/editor/editor-in-browser";
import type { EditorInBrowser } from "../../support/editor/editor-in-browser";
import { readdirSync } from "node:fs";
import path from "node:path";
import { parseJsonObject } from "../../support/json-object";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";

const incomplete = t("is not complete or does not exist, expected a day, a month and a year");

/** An entry that begins as given, open in the editor. */
async function openEntry(
  editor: EditorInBrowser,
  collection: string,
  fields: Readonly<Record<string, unknown>> & { readonly id: string },
) {
  const file = `${collection}/${fields.id}.json`;
  editor.write(file, fields);
  const opened = await editor.open();
  await opened.form.openEntry(collection, fields.id);
  return { ...opened, keyboard: opened.page.keyboard, saved: () => parseJsonObject(editor.read(file)) };
}

test("a date is the one that is typed, and its year is never cut off on the way", async ({ editor }) => {
  const { form, page, keyboard, saved } = await openEntry(editor, "events", { id: "typed", title: "Typed" });
  await form.focus("date");
  await keyboard.type("02142026");
  await form.focus("registrationDeadline");
  await keyboard.type("0213");
  // Each year on the way is one of the first centuries.
  for (const digit of "2026") {
    await keyboard.type(digit);
    expect(await form.value("date")).toBe("2026-02-14");
  }
  await form.publish();
  await form.published();
  expect(saved()).toMatchObject({ date: "2026-02-14", registrationDeadline: "2026-02-13" });

  // The year of a date is typed over, and a date is removed.
  await form.focus("date");
  await keyboard.type("03012027");
  await form.focus("registrationDeadline");
  for (const key of ["Delete", "Tab", "Delete", "Tab", "Delete"]) await keyboard.press(key);
  await form.publish();
  await form.published();
  expect(saved()).toEqual({ id: "typed", title: "Typed", date: "2027-03-01" });
  expect(await page.locator("#notes").count()).toBe(0);
});

for (const [name, field, keys, refusal] of [
  ["a date without a year", "date", "0214", `${t("Date")} ${incomplete}`],
  ["a day that does not exist", "date", "02302026", `${t("Date")} ${incomplete}`],
  [
    "a date with two digits of a year",
    "date",
    "021426",
    `${t("Date")} ${t("has the year {year}, expected one with four digits such as 2026", { year: "0026" })}`,
  ],
  ["a number that is none", "maxParticipants", "12e", t("Maximum participants")],
  ["a sign without a number", "maxParticipants", "-", t("Maximum participants")],
] as const)
  test(`${name} is not saved, and the editor says which field it is`, async ({ editor }) => {
    const id = `half-typed-${keys.replace(/\W/, "sign")}`;
    const { form, keyboard, saved } = await openEntry(editor, "events", { id, title: "Half", maxParticipants: 5 });
    const before = saved();
    await form.type("title", "Changed");
    await form.focus(field);
    await keyboard.press("ControlOrMeta+A");
    await keyboard.type(keys);
    await form.publish();
    expect((await form.refusals()).join(" ")).toContain(refusal);
    expect(saved()).toEqual(before);
  });

test("a day is enough for the time at which an item is published; an incomplete day or time is not", async ({
  editor,
}) => {
  const { form, page, keyboard, saved } = await openEntry(editor, "notices", { id: "later", title: "Later" });
  await form.focus("publishAt");
  await keyboard.type("02142031");
  await form.publish();
  await form.published();
  expect(saved().publishAt).toBe("2031-02-14");

  const time = page.getByLabel(t("{field}: time", { field: t("Publish at") }));
  await time.focus();
  await keyboard.type("06");
  await form.type("title", "Even later");
  await form.publish();
  expect(await form.refusals()).toEqual([
    expect.stringContaining(`${t("Publish at")} ${t("has a time that is not complete, expected hours and minutes")}`),
  ]);
  expect(saved()).toEqual({ id: "later", title: "Later", publishAt: "2031-02-14" });

  await time.focus();
  await keyboard.type("0630PM");
  await form.publish();
  await form.published();
  expect(saved()).toEqual({ id: "later", title: "Even later", publishAt: "2031-02-14 18:30" });

  await form.focus("publishAt");
  await keyboard.press("Delete");
  // Nothing has changed yet, so 'Publish' is not offered.
  await keyboard.press("ControlOrMeta+s");
  expect(await form.refusals()).toEqual([expect.stringContaining(`${t("Publish at")} ${incomplete}`)]);
  await page.getByRole("button", { name: t("Clear {field}", { field: t("Publish at") }) }).click();
  await form.publish();
  await form.published();
  expect(saved()).toEqual({ id: "later", title: "Even later" });
});

test("the wheel of the mouse does not change a number or a date", async ({ editor }) => {
  const fields = { id: "wheel", title: "W", date: "2026-02-14", maxParticipants: 5 };
  const { form, page } = await openEntry(editor, "events", fields);
  for (const [name, value] of [
    ["maxParticipants", "5"],
    ["date", "2026-02-14"],
  ] as const) {
    await form.focus(name);
    await page.locator(`input[id^="${name}-field-"]`).hover();
    for (const distance of [-100, 100, 100, 100]) await page.mouse.wheel(0, distance);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await form.value(name)).toBe(value);
  }
  expect(await page.getByText(decap("editor.editorToolbar.unsavedChanges")).count()).toBe(0);
});

for (const folder of ["events", "courses"])
  test(`who passes through all inputs of one of the ${folder} changes nothing`, async ({ editor }) => {
    const [file = ""] = readdirSync(path.join(editor.content, folder)).filter((name) => name.endsWith(".json"));
    const before = editor.read(`${folder}/${file}`);
    const { page, form } = await editor.open();
    await form.openEntry(folder, file.replace(/\.json$/, ""));
    const inputs = page
      .locator("input[type=date], input[type=time], input[inputmode=decimal]")
      .filter({ visible: true });
    expect(await inputs.count()).toBeGreaterThan(0);
    for (const input of await inputs.all()) {
      await input.focus();
      await page.keyboard.press("Tab");
    }
    await form.focus("title");
    await page.keyboard.type("!");
    await form.publish();
    await form.published();
    const title = String(parseJsonObject(before).title);
    expect(editor.read(`${folder}/${file}`)).toBe(before.replace(JSON.stringify(title), JSON.stringify(`${title}!`)));
  });

test("on a slow computer every letter counts that is typed as soon as a form is there", async ({ editor }) => {
  const { form, page } = await editor.openAnew();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 5 });
  // Decap still loads lists; a state of the form that it draws late would take the letters back.
  await form.openNew("blog");
  await form.focus("title");
  await page.keyboard.type("An hour of writing");
  await page.locator('[id^="body-field-"]').first().click();
  await page.keyboard.type("A text.");
  expect(await form.value("title")).toBe("An hour of writing");
  expect(await form.value("body")).toBe("A text.");
});
