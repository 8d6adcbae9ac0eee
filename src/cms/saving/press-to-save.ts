import { openGroups } from "../fields/fold-groups";
import { showForm } from "../start/view-switch";
import { showNotes } from "./notes";
import { decapWords } from "../decap/words";
import { shortcutLetter } from "../../domain/text/shortcut-letter";
import { t } from "../../words/t";

/** Says in the corner too what Decap says beside a field, which may be out of sight. The event is that of our patch. */
export function repeatFormErrors(): void {
  window.addEventListener("decap-form-refused", () => showErrors());
}

/** The most pictures of the page after which a field says what is wrong. */
const PICTURES = 50;

function showErrors(pictures = PICTURES): void {
  const errors = [...document.querySelectorAll(".field-errors > li")];
  if (errors.length === 0) {
    if (pictures > 0) requestAnimationFrame(() => showErrors(pictures - 1));
    return;
  }
  const sentences = new Set(errors.map(({ textContent }) => textContent));
  showNotes(t("Not saved. Please correct this first:"), [...sentences], "refused");
  showForm();
  openGroups();
  errors[0]?.scrollIntoView({ block: "center" });
}

/** Lets Ctrl+S, or ⌘S, save the open entry with all checks of 'Publish now', from within any field. */
export function saveByKey(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isSaveKey(event) || !/^#\/collections\/[^/]+\/(?:new|entries)\b/.test(location.hash)) return;
      event.preventDefault();
      if (!event.repeat) pressSave();
    },
    { capture: true },
  );
}

function pressSave(): void {
  const focused = document.activeElement;
  // A field that is half filled says so when it is left.
  if (focused instanceof HTMLElement) focused.blur();
  namedElement("button", "save")?.click();
  namedElement('[role="button"], button', "publish")?.click();
  requestAnimationFrame(() => {
    namedElement('[role="menuitem"]', "publishNow")?.click();
    if (focused instanceof HTMLElement) setTimeout(() => focused.focus({ preventScroll: true }));
    // With nothing to save, a field that is half filled has said so.
    showErrors();
  });
}

function namedElement(selector: string, name: string): HTMLElement | undefined {
  const words = decapWords("editor", "editorToolbar", name);
  const elements = document.querySelectorAll<HTMLElement>(selector);
  return [...elements].find(({ textContent }) => textContent === words);
}

function isSaveKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return ctrlKey !== metaKey && !altKey && !shiftKey && shortcutLetter(event) === "s";
}
