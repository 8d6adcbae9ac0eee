import type { Locator, Page } from "@playwright/test";
import { fieldsOf, groupSchemaOf, type Field } from "../../../src/model/schema/schema-fields";
import { t } from "../../../src/words/t";
import { decap } from "./words-of-decap";

/** Files to upload, by the type of the field. */
export interface Uploads {
  readonly picture: string;
  readonly file: string;
}

/** Decap's form, used like an editor does: by labels and buttons. */
export class EditorForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.acceptDialogs();
  }

  /** Decap asks before it deletes, and before leaving unsaved changes. */
  private acceptDialogs(): void {
    this.page.on("dialog", (dialog) => void dialog.accept());
  }

  /** Removes what a test has added to the page. */
  async reset(): Promise<void> {
    await this.page.unrouteAll();
    this.page.removeAllListeners("dialog");
    this.acceptDialogs();
  }

  /** Makes the editor restart for the next entry, as in a new tab. */
  async restart(): Promise<void> {
    await this.page.goto("about:blank");
  }

  /** @param values the values of the new entry in the address */
  async openNew(collection: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    const query = new URLSearchParams(values).toString();
    await this.start(`#/collections/${collection}/new${query === "" ? "" : `?${query}`}`);
    await this.firstLabel().waitFor();
  }

  /** From an open form, in the same tab, since the editor takes seconds to start. */
  async openEntry(collection: string, name: string): Promise<void> {
    const address = `#/collections/${collection}/entries/${name}`;
    const isOther = new URL(this.page.url()).hash !== address;
    if (isOther && (await this.firstLabel().isVisible())) await this.page.evaluate(openInPlace, address);
    else await this.start(address);
    await this.firstLabel().waitFor();
  }

  private firstLabel(): Locator {
    return this.page.locator('label[for*="-field-"]').first();
  }

  /** Starts the editor at an address such as `#/collections/events`. */
  async start(address: string): Promise<void> {
    await this.restart();
    await this.page.goto(`/admin/${address}`);
  }

  /** The control of a label; for a field inside a list, that of the entry added last. */
  private control(name: string, which: "first" | "last", part: string): Locator {
    const label = this.page.locator(`label[for^="${name}-field-"]`);
    const chosen = which === "first" ? label.first() : label.last();
    return chosen.locator(`xpath=ancestor::div[.${part}][1]`).locator(`xpath=.${part}`).first();
  }

  /** Focuses a field: a text at its end, a date at its first part. */
  async focus(name: string, which: "first" | "last" = "first"): Promise<void> {
    const input = this.control(name, which, "//*[self::input or self::textarea]");
    await input.focus();
    await this.page.keyboard.press("End");
  }

  async type(name: string, text: string, which: "first" | "last" = "first"): Promise<void> {
    await this.control(name, which, "//*[self::input or self::textarea]").fill(text);
  }

  value(name: string): Promise<string> {
    return this.control(name, "first", "//*[self::input or self::textarea]").inputValue();
  }

  /** Fills a field with its example, a picture or a choice, as fits what it holds. */
  async fillWithExample(field: Field, uploads: Uploads, which: "first" | "last" = "first"): Promise<void> {
    const { name, info } = field;
    const example = info.example ?? "";
    switch (info.kind) {
      case "bool":
        return this.control(name, which, '//button[@role="switch"]').click();
      case "choice":
      case "choices":
        return this.choose(name, example, which);
      case "instant":
        return this.typeDayAndTime(name, example, which);
      case "lines":
        // A question of a quiz has at least two options.
        return this.type(name, name === "options" ? `${example}\n${example}1` : example, which);
      case "image":
        return this.upload(name, t("Choose a picture"), uploads.picture, which);
      case "file":
        return this.upload(name, t("Choose a file"), info.takes === "media" ? uploads.picture : uploads.file, which);
      case "groups":
        return this.addEntry(field, uploads);
      case "group":
        for (const inner of innerFields(field)) await this.fillWithExample(inner, uploads, "last");
        return undefined;
      default:
        return this.type(name, example, which);
    }
  }

  private async typeDayAndTime(name: string, text: string, which: "first" | "last"): Promise<void> {
    const [day = "", time = ""] = text.split(" ");
    await this.type(name, day, which);
    await this.control(name, which, '//input[@type="time"]').fill(time);
  }

  private async addEntry(field: Field, uploads: Uploads): Promise<void> {
    await this.control(field.name, "first", `//button[contains(., "${addEntry()}")]`).click();
    for (const inner of innerFields(field)) await this.fillWithExample(inner, uploads, "last");
  }

  async choose(name: string, choice: string, which: "first" | "last"): Promise<void> {
    await this.control(name, which, '//input[@role="combobox"]').fill(choice);
    await this.page.keyboard.press("Enter");
  }

  /** Chooses an item for a reference by its name. */
  async refer(name: string, wanted: string): Promise<void> {
    await this.control(name, "first", '//input[@role="combobox"]').fill(wanted);
    await this.page.getByRole("option", { name: wanted }).first().click();
  }

  private async upload(name: string, button: string, file: string, which: "first" | "last"): Promise<void> {
    await this.control(name, which, `//button[contains(., "${button}")]`).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByRole("radio", { checked: true }).waitFor();
    await dialog.getByRole("button", { name: t("Insert") }).click();
    await dialog.waitFor({ state: "detached" });
  }

  /** Saves; the caller waits for the result. */
  async publish(): Promise<void> {
    await this.page.getByRole("button", { name: decap("editor.editorToolbar.publish"), exact: true }).click();
    await this.page.getByRole("menuitem", { name: decap("editor.editorToolbar.publishNow") }).click();
  }

  /** Waits until the editor says that the entry is saved, and a new one has its own address. */
  async published(): Promise<void> {
    await this.page.getByText(decap("editor.editorToolbar.changesSaved")).waitFor();
    await this.page.waitForURL((url) => !/\/new\b/.test(url.hash));
  }

  /** The messages with which saving or deleting was refused. */
  async refusals(refused: "saved" | "deleted" = "saved"): Promise<string[]> {
    const notes = this.page.getByRole("alert").filter({ hasText: refusalHeadings[refused] });
    await notes.waitFor();
    return notes.getByRole("listitem").allInnerTexts();
  }

  /** Deletes the open entry. */
  async askToRemove(): Promise<void> {
    await this.page.getByRole("button", { name: decap("editor.editorToolbar.deleteEntry") }).click();
  }

  async remove(): Promise<void> {
    await this.askToRemove();
    await this.page.waitForURL((url) => !url.hash.includes("/entries/"));
  }
}

/** The button that adds an entry to a list. */
const addEntry = () => decap("editor.editorWidgets.list.add", { item: t("entry||of a list") });

const refusalHeadings = {
  saved: t("Not saved. Please correct this first:"),
  deleted: t("Not deleted. Please correct this first:"),
};

function innerFields(field: Field): readonly Field[] {
  const schema = groupSchemaOf(field);
  return schema ? fieldsOf(schema) : [];
}

/** Opens an entry instead of the current one. Each form numbers its fields anew. */
function openInPlace(address: string): Promise<void> {
  return new Promise((resolve) => {
    const field = () => document.querySelector('label[for*="-field-"]')?.getAttribute("for") ?? "";
    const before = field();
    const observer = new MutationObserver(() => {
      if (["", before].includes(field())) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    location.assign(address);
  });
}
