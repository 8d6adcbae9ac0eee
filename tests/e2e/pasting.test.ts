import type { Page } from "playwright";
import { parseMarkdown } from "../../src/model/markdown/parse-markdown";
import { copiedHtml } from "../support/editor/copied-html";
import type { EditorForm } from "../support/editor/editor-form";
import { parseJsonObject } from "../support/json-object";
import { editorInBrowser } from "../support/editor/editor-in-browser";
import { clickIntoText, copy, moveCursor, pasteHtml } from "../support/editor/writing";
import { t } from "../../src/words/t";
import { beginningOf } from "../support/browser/spoken";

const editor = editorInBrowser();

let notices = 0;

interface OpenNotice {
  readonly page: Page;
  readonly form: EditorForm;
  /** Publishes the notice; gives its text. */
  readonly saved: () => Promise<unknown>;
}

/** Opens a notice; its text holds the cursor, at the end of what it says. */
async function openNotice(text = "", openEditor = editor.open): Promise<OpenNotice> {
  const { form, page, errors } = await openEditor();
  notices += 1;
  const id = `paste-test-${notices}`;
  editor.write(`notices/${id}.json`, { id, title: "Paste", ...(text !== "" && { content: text }) });
  await form.openEntry("notices", id);
  await clickIntoText(page.locator("[data-slate-editor]").first());
  await moveCursor(page, "ControlOrMeta+End");
  const saved = async () => {
    await form.publish();
    await form.published();
    expect(errors()).toEqual([]);
    return parseJsonObject(editor.read(`notices/${id}.json`)).content;
  };
  return { page, form, saved };
}

test("what was copied in another program is saved as it is shown", async () => {
  for (const { program, html, markdown } of copiedHtml) {
    const { page, saved } = await openNotice();
    await page.keyboard.type("Before.");
    await page.keyboard.press("Enter");
    await pasteHtml(page, html);
    await page.keyboard.type(" And more.");
    const isClosed = /(?:```|\|)$/.test(markdown);
    const text = `Before.\n\n${markdown}${isClosed ? "\n\n" : ""} And more.`;
    expect({ program, text: await saved() }).toEqual({ program, text });
  }
});

const twoLines = "<p>one</p><p>two</p>";
const list = "<ul>\n<li>one</li>\n<li>two</li>\n</ul>";

const pastes = [
  ["a word comes into the middle of a line", "Red blue", "<b>green</b>", "Red **green!**blue"],
  ["lines part the line that they come into", "Red blue", twoLines, "Red one\n\ntwo!blue"],
  ["a list parts the line that it comes into", "Red blue", list, "Red\n\n* one\n* two!\n\nblue"],
  ["lines become items of a list", "* Red blue", twoLines, "* Red one\n* two!\n* blue"],
  ["items become items of a list", "* Red blue", list, "* Red\n* one\n* two!\n* blue"],
  ["a heading parts a list", "* Red blue", "<h2>one</h2><p>two</p>", "* Red\n\n## one\n\ntwo!\n\n* blue"],
  ["one line of code becomes a part of the line", "Red blue", "<pre>a_b()</pre>", "Red `a_b()!`blue"],
] as const;

test("what is pasted into a text becomes a part of it", async () => {
  for (const [what, before, html, after] of pastes) {
    const { page, saved } = await openNotice(before);
    await moveCursor(page, "ControlOrMeta+ArrowLeft");
    await pasteHtml(page, html);
    await page.keyboard.type("!");
    const text = String(await saved()).replaceAll(/ +(?=\n)/g, "");
    expect({ what, text }).toEqual({ what, text: after });
  }
});

test("what is pasted takes the place of what is selected, and one undo brings that back", async () => {
  const { page, saved } = await openNotice("First.\n\nSecond.");
  await moveCursor(page, "Shift+ControlOrMeta+Home");
  await pasteHtml(page, list);
  const text = page.locator("[data-slate-editor]").first();
  await text.locator("li").nth(1).waitFor();
  await page.keyboard.press("ControlOrMeta+Z");
  await text.getByText("Second.").waitFor();
  expect(await text.locator("li").count()).toBe(0);
  await moveCursor(page, "ControlOrMeta+End");
  await page.keyboard.type(" Third.");
  expect(await saved()).toBe("First.\n\nSecond. Third.");
});

test("plain text is saved line by line, with what it says", async () => {
  const { page, saved } = await openNotice();
  const copied = "*Notice*\n\n_Tomorrow_ at 5 * 3 + 1\r\n1. vector<int> a;\n# x";
  await copy(page, { "text/plain": copied });
  await page.keyboard.press("ControlOrMeta+V");
  const content = String(await saved());
  const shown = parseMarkdown(content).map(({ type, content: words, children }) =>
    type === "inline" ? (children ?? []).map((part) => part.content).join("") || words : "",
  );
  expect(shown.filter((words) => words !== "")).toEqual([
    "*Notice*",
    "_Tomorrow_ at 5 * 3 + 1",
    "1. vector<int> a;",
    "# x",
  ]);
});

test("what is pasted while Markdown is shown is its plain text, even if it was copied in the editor", async () => {
  // Decap remembers that Markdown is shown.
  const { page, saved } = await openNotice("* **one**\n* two", editor.openAnew);
  await moveCursor(page, "ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
  await page.locator('.cms-editor-visual [role="switch"]').first().click();
  await page.locator(".cms-editor-raw [data-slate-editor]").click();
  await moveCursor(page, "ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+V");
  await page.keyboard.type(" end");
  expect(String(await saved()).replaceAll(/\n+/g, "\n")).toBe("* **one**\n* two\none\ntwo\n end");
});

test("what is copied in the editor comes back as it was", async () => {
  const { page, saved } = await openNotice("* **one**\n* two\n\nEnd");
  await moveCursor(page, "ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
  await moveCursor(page, "ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+V");
  expect(await saved()).toBe("* **one**\n* two\n\nEnd\n\n* **one**\n* two\n\nEnd");
});

test("HTML that is dropped, or pasted by an extension of the browser, is taken as well", async () => {
  const { page, saved } = await openNotice("Start.");
  await page.keyboard.press("Enter");
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    const options = { bubbles: true, cancelable: true, clipboardData: data };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", options));
  }, list);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    const line = document.querySelector("[data-slate-editor] > p:last-of-type") ?? document.body;
    const { left, top, height } = line.getBoundingClientRect();
    const place = { clientX: left + 1, clientY: top + height / 2 };
    line.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data, ...place }));
  }, "<p>Dropped <b>words</b></p>");
  await page.keyboard.type("!");
  expect(await saved()).toBe("Start.\n\n* one\n* two\n\nDropped **words!**");
});

test("pictures are left out of what is pasted, and the editor says so", async () => {
  const { page, saved } = await openNotice();
  const html = '<p>Pasted <img src="https://example.org/x.png" alt=""><a href="https://example.org/y">link</a></p>';
  await page.keyboard.type("Typed. ");
  await pasteHtml(page, html);
  await page
    .getByRole("alert")
    .getByText(
      beginningOf(
        t("Pictures can't be pasted. Upload each one: {menu} (the plus above the text), then {component}.", {
          menu: "<",
          component: "",
        }),
      ),
    )
    .waitFor();
  expect(await saved()).toBe("Typed. Pasted [link](https://example.org/y)");
});

test("what only the site knows is shown as it is written, and saved so", async () => {
  for (const text of [
    "One[^a] two[^b].\n\n[^a]: The *first*, with a_b_c.\n[^b]: https://example.org\n\n    More of it.",
    "* [ ] a *b*\n* [x] c",
    "> [!NOTE]\n> Bring *it*.",
    "## Title {#my_own_id}",
    "Done :white_check_mark: and :tada:",
    String.raw`It takes $a_1 + b_1 * c * d$ and $\frac{a}{b} \\ [x]$, or $5 and $10.`,
    "$$\n\\begin{aligned}\na &= b \\\\\n= c_1 + d_1\n\\end{aligned}\n$$",
    'See ![alt](../media/advisor-1.jpg =300x "t") here.',
    "https://www.youtube.com/watch?v=abc_def_ghi",
  ]) {
    const { page, saved } = await openNotice(`${text}\n\nEnd`);
    await page.locator("[data-slate-editor]").getByText("End", { exact: true }).click();
    await moveCursor(page, "End");
    await page.keyboard.type(".");
    expect(await saved()).toBe(`${text}\n\nEnd.`);
  }
});
