import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test, type EditorInBrowser } from "../../support/editor/editor-in-browser";
import { copy } from "../../support/editor/writing";
import { parseJsonObject } from "../../support/json-object";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";

/** Opens a notice with the cursor at the end of its text. */
async function openNotice(editor: EditorInBrowser, text: string, id: string) {
  const { form, page } = await editor.open();
  editor.write(`notices/${id}.json`, { id, title: "Text", content: text });
  await form.openEntry("notices", id);
  const area = textOf(page);
  await area.click();
  await page.keyboard.press("ControlOrMeta+End");
  const saved = async () => {
    await form.publish();
    await form.published();
    return parseJsonObject(editor.read(`notices/${id}.json`)).content;
  };
  return { form, page, area, saved };
}

function textOf(page: Page) {
  return page.locator('textarea[id^="content-field-"]').first();
}

const list = "<ul><li>one</li><li>two</li></ul>";
const pastes = [
  ["a word", "Red blue", "<b>green</b>", "Red **green**blue"],
  ["a list", "Red blue", list, "Red \n\n- one\n- two\n\nblue"],
  ["lines in a cell", "| A | B |\n| - | - |\n| c| d |", "<p>one | two</p><p>three</p>", String.raw`one \| two three`],
  ["a cell", "Red blue", "<table><tr><td align=right>30</td></tr></table>", "Red 30blue"],
  ["a row in a cell", "| A | B |\n| - | - |\n| c| d |", "<table><tr><td>30</td><td>4|5</td></tr></table>", "| c30 4"],
  ["HTML in code", "```\nRed blue\n```", "<b>green</b>", "```\nRed greenblue\n```"],
] as const;

for (const [what, before, html, after] of pastes)
  test(`${what} that is pasted becomes a part of the text, and one undo takes it out again`, async ({ editor }) => {
    const { page, area } = await openNotice(editor, before, `paste-${what.toLowerCase().replaceAll(" ", "-")}`);
    const place = before.includes("blue") ? before.indexOf("blue") : before.indexOf("c|") + 1;
    await area.evaluate((element: HTMLTextAreaElement, at) => element.setSelectionRange(at, at), place);
    await copy(page, {
      "text/html": html,
      "text/plain": html.replace(/<\/td><td[^>]*>/g, "\t").replace(/<[^>]*>/g, ""),
    });
    await page.keyboard.press("ControlOrMeta+V");
    expect(await area.inputValue()).toContain(after);
    if ((await area.inputValue()) !== before) await page.keyboard.press("ControlOrMeta+Z");
    expect(await area.inputValue()).toBe(before);
  });

test("an address that is pasted over words makes a link of them, and marks have buttons and keys", async ({
  editor,
}) => {
  const { page, area, saved } = await openNotice(editor, "Read the rules", "marks");
  await page.keyboard.press("Shift+ControlOrMeta+ArrowLeft");
  await copy(page, { "text/plain": "https://example.org/rules" });
  await page.keyboard.press("ControlOrMeta+V");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bring ");
  // On a Russian keyboard, the key of B has another letter.
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", key: "и", code: "KeyB", modifiers: 2 });
  await page.keyboard.type("pens");
  const tools = page.getByRole("toolbar").first();
  await tools.getByRole("button", { name: decap("editor.editorWidgets.markdown.bulletedList") }).press("Enter");
  expect(await area.inputValue()).toBe("Read the [rules](https://example.org/rules)\n\n- Bring **pens**");
  expect(await saved()).toBe("Read the [rules](https://example.org/rules)\n\n- Bring **pens**");
});

test("hints, solutions and tabs are made by buttons, shown beside the text, and saved byte for byte", async ({
  editor,
}) => {
  const { form, page, area, saved } = await openNotice(editor, "Look at this:", "blocks");
  const tools = page.getByRole("toolbar").first();
  const press = (name: string) => tools.getByRole("button", { name, exact: true }).press("Enter");
  await press(t("Hint"));
  await page.keyboard.type("Sort *first*.");
  await page.keyboard.press("ControlOrMeta+End");
  await press(t("Tabs"));
  await page.keyboard.type("sort(a);");
  await page.keyboard.press("ControlOrMeta+End");
  for (let line = 0; line < 8; line += 1) await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+Home");
  await press(t("Solution"));
  const code = "```cpp\nsort(a);\n```\n\n```python\n\n```";
  const text = `Look at this:\n\n:::hint\nSort *first*.\n:::\n\n::::solution\n:::tabs\n${code}\n:::\n::::`;
  expect(await area.inputValue()).toBe(text);
  const preview = page.frameLocator("iframe");
  await preview.locator("summary", { hasText: t("Hint") }).click();
  await preview.getByText("first", { exact: true }).waitFor();
  await preview.locator("summary", { hasText: t("Solution") }).click();
  await preview.getByText("Python", { exact: true }).click();
  expect(await saved()).toBe(text);
  await form.openEntry("notices", "blocks");
  expect(await area.inputValue()).toBe(text);
});

test("an unchanged text stays the same byte for byte: line ends, spaces, tables, formulas", async ({ editor }) => {
  const body = "One  \r\ntwo\\\r\n\r\n* a\r\n\r\n| A |\r\n|---|\r\n| $x_1$ |\r\n\r\n[^a]: The *note*";
  const text = `\uFEFF---\r\ntitle: Kept\r\n---\r\n\r\n${body}\r\n\r\n`;
  editor.write("blog/kept.md", text);
  const { form, page } = await editor.open();
  await form.openEntry("blog", "kept");
  await page.keyboard.press("ControlOrMeta+s");
  await form.type("title", "Kept too");
  await form.publish();
  await form.published();
  expect(readFileSync(`${editor.content}/blog/kept.md`, "utf8")).toContain(body);
});

const door = String.raw`!\[Our door\]\(\.\./media/our-door\.webp\)`;

for (const [place, isInText, after] of [
  ["on the first line of a text goes below it", true, `^One\\.\n\n${door}\n\nTwo\\.$`],
  ["beside a text goes where the cursor is", false, `^One\\.\n\nTwo\\.\n\n${door}$`],
] as const)
  test(`a picture that is dropped ${place}, and its alternative text is typed at once`, async ({ editor }) => {
    const { page, area, saved } = await openNotice(editor, "One.\n\nTwo.", isInText ? "dropped-in" : "dropped-beside");
    const { picture } = await editor.makeUploads();
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], "Our door.jpg", { type: "image/jpeg" }));
        return transfer;
      },
      [...readFileSync(picture)],
    );
    const { x = 0, y = 0 } = (isInText && (await area.boundingBox())) || {};
    await area.dispatchEvent("drop", { dataTransfer, clientX: x + 150, clientY: y + 20 });
    const dialog = page.getByRole("dialog");
    await dialog.locator("fieldset input:focus").waitFor();
    await page.keyboard.type("Our door");
    await dialog.getByRole("button", { name: t("Insert") }).click();
    await expect(area).toHaveValue(/our-door/);
    expect(await saved()).toMatch(new RegExp(after));
  });

test("a text has the whole window until Escape, or until another field is entered", async ({ editor }) => {
  const { page, area } = await openNotice(editor, "Long", "full");
  const button = page.getByRole("button", { name: t("Full screen") }).first();
  await button.click();
  expect((await area.boundingBox())?.height).toBeGreaterThan(700);
  await area.click();
  await page.keyboard.press("Escape");
  expect((await area.boundingBox())?.height).toBeLessThan(700);
  await expect(page.getByText(t("{count, plural, one {# word} other {# words}}", { count: 1 }))).toBeVisible();
});
