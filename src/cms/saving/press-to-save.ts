import { openGroups } from "../fields/fold-groups";
import { showForm } from "../start/view-switch";
import { showNotes } from "./notes";
import { decapWords } from "../decap/words";
import { shortcutLetter } from "../../domain/text/shortcut-letter";
import { t } from "../../words/t";

/**
 * Repeats in the corner what Decap says beside a field, which may be out of view. Our patch of Decap sends the event.
 */
export function repeatFormErrors(): void {
  window.addEventListener("decap-form-refused", () => showErrors());
}

/** In animation frames: how long to wait for the message of a field. */
const FRAMES = 50;

function showErrors(frames = FRAMES): void {
  const errors = [...document.querySelectorAll(".field-errors > li")];
  if (errors.length === 0) {
    if (frames > 0) requestAnimationFrame(() => showErrors(frames - 1));
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
  // A half-filled field says so when it loses the focus.
  if (focused instanceof HTMLElement) focused.blur();
  namedElement("button", "save")?.click();
  namedElement('[role="button"], button', "publish")?.click();
  requestAnimationFrame(() => {
    namedElement('[role="menuitem"]', "publishNow")?.click();
    if (focused instanceof HTMLElement) setTimeout(() => focused.focus({ preventScroll: true }));
    // If there is nothing to save, a half-filled field has said so already.
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
