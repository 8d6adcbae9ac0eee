import { expect, test } from "../../support/editor/editor-in-browser";
import type { Locator, Page } from "@playwright/test";
import { parseJsonObject } from "../../support/json-object";
import { notice } from "../../../src/model/kinds/notice";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";

/** How long people take, in seconds: the keystroke-level model of Card, Moran and Newell, for one who types slowly. */
const SECONDS = { think: 1.35, toMouse: 0.4, point: 1.1, press: 0.2, key: 0.5, chooseFile: 10 };

/** A person with a mouse and a keyboard, whose actions are counted: presses, and fields that are filled in. */
class Person {
  actions = 0;
  seconds = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Moves the pointer to the middle of a visible element, and presses. */
  async press(target: Locator): Promise<void> {
    this.actions += 1;
    await this.point(target);
  }

  /** @param field undefined: the one that has the focus */
  async fillIn(text: string, field?: Locator): Promise<void> {
    this.actions += 1;
    if (field) await this.point(field);
    this.seconds += SECONDS.think + text.length * SECONDS.key;
    await this.page.keyboard.type(text);
  }

  async chooseFile(target: Locator, file: string): Promise<void> {
    const [asked] = await Promise.all([this.page.waitForEvent("filechooser"), this.press(target)]);
    this.seconds += SECONDS.chooseFile;
    await asked.setFiles(file);
  }

  private async point(target: Locator): Promise<void> {
    await target.click({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error("There is nothing to press");
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await this.page.mouse.down();
    await this.page.mouse.up();
    this.seconds += SECONDS.think + SECONDS.toMouse + SECONDS.point + SECONDS.press;
  }
}

test("a person publishes a first notice with a picture with twelve actions, in less than two minutes @main", async ({
  editor,
}) => {
  const { page } = await editor.openAnew({
    viewport: { width: 1280, height: 800 },
  });
  const { picture } = await editor.makeUploads();
  await page.goto("/admin");
  const person = new Person(page);
  await person.press(page.getByRole("link", { name: t("Notices") }));
  await person.press(
    page.getByRole("link", {
      name: decap("collection.collectionTop.newButtonAriaLabel", { collectionLabel: notice.singular.toLowerCase() }),
    }),
  );
  await page.locator('[id^="title-field-"]:focus').waitFor();
  await person.fillIn("Lab closed on Friday");
  await person.fillIn("The lab is closed on Friday.", page.locator('[id^="content-field-"]').first());
  await person.press(page.getByRole("button", { name: t("Picture") }).first());
  const dialog = page.getByRole("dialog");
  await person.chooseFile(dialog.getByRole("button", { name: t("Upload…") }), picture);
  await dialog.locator("fieldset input:focus").waitFor();
  await person.fillIn("The door of the lab");
  await person.press(dialog.locator("button:not([type])"));
  await person.press(page.getByRole("button", { name: decap("editor.editorToolbar.publish"), exact: true }));
  await person.press(page.getByRole("menuitem", { name: decap("editor.editorToolbar.publishNow") }));
  await page.getByText(decap("editor.editorToolbar.changesSaved")).waitFor();
  await page.waitForURL((url) => url.hash.endsWith("/entries/lab-closed-on-friday"));

  expect(parseJsonObject(editor.read("notices/lab-closed-on-friday.json"))).toMatchObject({
    title: "Lab closed on Friday",
    content: "The lab is closed on Friday.\n\n![The door of the lab](../media/test-photo.webp)",
  });
  expect(person.actions).toBeLessThanOrEqual(12);
  expect(person.seconds).toBeLessThan(120);
});
