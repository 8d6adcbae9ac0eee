import type { Page } from "playwright";
import sharp from "sharp";
import type { EditorForm } from "../support/editor/editor-form";
import { parseJsonObject } from "../support/json-object";
import { editorInBrowser } from "../support/editor/editor-in-browser";
import { moveCursor } from "../support/editor/writing";
import { t } from "../../src/words/t";
import { decap } from "../support/editor/words-of-decap";

const editor = editorInBrowser();

const file = "notices/error-test.json";

const read = () => parseJsonObject(editor.read(file)).content;

async function openNotice(content: string): Promise<{ page: Page; form: EditorForm; errors: () => string[] }> {
  // An error may end more than the form.
  const { form, page, errors } = await editor.openAnew();
  editor.write(file, { id: "error-test", title: "Error", content });
  await form.openEntry("notices", "error-test");
  await page.locator("[data-slate-editor]").first().click();
  await moveCursor(page, "ControlOrMeta+End");
  return { form, page, errors };
}

/** The text that the editor offers to copy. */
const offered = (page: Page) => page.getByRole("alert").getByRole("textbox", { name: t("What the form shows") });

test("an error while someone writes is told at once, the text is offered, and nothing is saved", async () => {
  const { form, page } = await openNotice("Stored.");
  await page.keyboard.type(" Typed.");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("A part of the editor ended");
    });
  });
  await page.getByRole("alert").getByText(t("Something went wrong:")).waitFor();
  expect(await offered(page).inputValue()).toContain(`${t("Content")}\nStored. Typed.`);
  await page.getByRole("button", { name: t("Copy the text") }).click();
  await page.getByRole("button", { name: t("Copied") }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Stored. Typed.");
  await form.publish();
  expect(await form.refusals()).toContain(t("Something went wrong in the editor since this entry was opened."));
  expect(read()).toBe("Stored.");
});

test("words on the screen that would not be saved are not saved over, and the field is named", async () => {
  const { form, page } = await openNotice("Stored.");
  await page.keyboard.type(" Typed.");
  // As a program that translates pages does.
  await page
    .locator("[data-slate-string]")
    .first()
    .evaluate((words) => {
      words.textContent += " Translated.";
    });
  await form.publish();
  expect(await form.refusals()).toContain(
    t("{field}: other words would be saved than those that are shown.", { field: t("Content") }),
  );
  expect(await offered(page).inputValue()).toContain("Stored. Typed. Translated.");
  expect(read()).toBe("Stored.");
});

test("if an error ends the whole form, its text is offered", async () => {
  const { page } = await openNotice("Stored.");
  await page.keyboard.type(" Typed.");
  // A picture without an address, which the editor of texts can't show.
  await page
    .locator("[data-slate-editor]")
    .first()
    .evaluate((element) => {
      const note = Object.keys(element).find((name) => name.startsWith("__reactFiber$")) ?? "";
      let part: unknown = Reflect.get(element, note);
      while (typeof part === "object" && part !== null) {
        const props: unknown = Reflect.get(part, "memoizedProps");
        const slate: unknown = typeof props === "object" && props !== null ? Reflect.get(props, "editor") : undefined;
        const insert: unknown =
          typeof slate === "object" && slate !== null ? Reflect.get(slate, "insertNode") : undefined;
        if (typeof insert === "function") {
          Reflect.apply(insert, slate, [{ type: "image", children: [{ text: "" }] }]);
          return;
        }
        part = Reflect.get(part, "return");
      }
      throw new Error("The editor of the text was not found");
    });
  await page.getByRole("alert").getByText(t("The form is gone, and was not saved.")).waitFor();
  expect(await offered(page).inputValue()).toContain("Stored. Typed.");
});

const markdown = [
  "## Heading_with_marks",
  "Line one\nline two\\\nline three  \nline four",
  "**Bold** *italic* ***both*** ~~gone~~ `a_b` [link_a](https://example.org/a_b) https://example.org/_x_y*z",
  "| A | B |\n| --- | --- |\n| 1 \\| 2 | `c` |",
  "```c\nint main() {\n\n  return 0;\n}\n```",
  '![A picture](../media/shown-text.webp "Title") beside words',
  "<details>\n<summary>More</summary>\n\nHidden <kbd>Ctrl</kbd> &amp; vector<int> &copy;\n\n</details>",
  "- [ ] to do\n- done\n  - inner\n\n    second paragraph\n\n3. three\n4. four",
  "> Quoted\n>\n> - list",
  "---",
  "\u09ac\u09be\u0982\u09b2\u09be \u0995\u09cd\u200d\u09b7 \u0995\u200c\u0996 **\u0997\u09be\u09a2\u09bc**\u0964 ",
  "Price $5, 2 \\* 3, 50% ~ x, C:\\new\\_dir",
  "Trailing spaces   ",
  "End",
].join("\n\n");

test("nothing is refused that is saved as it is shown, in both ways to write", async () => {
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: "#336699" } }).webp();
  editor.write("media/shown-text.webp", await picture.toBuffer());
  const { form, page, errors } = await openNotice(markdown);
  await page.locator("[data-slate-editor]").first().getByText("End", { exact: true }).click();
  await moveCursor(page, "End");
  await page.keyboard.type(" typed  ");
  await form.publish();
  await form.published();
  expect(read()).toMatch(/End typed\s*$/);
  await page.locator('.cms-editor-visual [role="switch"]').first().click();
  await page.locator(".cms-editor-raw [data-slate-editor]").first().click();
  await moveCursor(page, "ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("  * raw  ");
  await form.publish();
  await page.getByText(decap("editor.editorToolbar.changesSaved")).last().waitFor();
  await page.waitForFunction(() => !document.body.textContent.includes("Unsaved Changes"));
  expect(read()).toMatch(/\* raw\s*$/);
  expect(errors()).toEqual([]);
});
