import { showForm } from "../start/view-switch";
import { showNotes } from "./notes";
import { decapWords } from "../decap/words";
import { t } from "../../words/t";

const FAULTS = ".field-errors > li";

/** How often Decap is looked at after a press, and how long apart, in ms: it checks the form before it saves. */
const LOOKS = 20;
const PAUSE = 100;

/**
 * Says in the corner too what Decap says beside a field, which may be out of sight: without this a press on
 * 'Publish now' would seem to do nothing.
 */
export function repeatFormErrors(): void {
  document.addEventListener("click", onPress, true);
  document.addEventListener("keydown", (event) => /^(?:Enter| )$/.test(event.key) && onPress(event), true);
}

function onPress({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest('[role="menuitem"], button') : null;
  if (pressed && savingWords().some((words) => pressed.textContent.startsWith(words))) lookForErrors();
}

function savingWords(): readonly string[] {
  const names = ["publishNow", "publishAndCreateNew", "publishAndDuplicate", "save"];
  return names.map((name) => decapWords("editor", "editorToolbar", name)).filter(Boolean);
}

function lookForErrors(looks = LOOKS): void {
  const errors = [...document.querySelectorAll(FAULTS)];
  if (errors.length > 0) {
    showNotes(
      t("Not saved. Please correct this first:"),
      [...new Set(errors.map(({ textContent }) => textContent))],
      "refused",
    );
    showForm();
    errors[0]?.scrollIntoView({ block: "center" });
  } else if (looks > 0) setTimeout(() => lookForErrors(looks - 1), PAUSE);
}

/** Lets Ctrl+S, or ⌘S, save the open entry with all checks of 'Publish now', from within any field. */
export function saveByKey(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isSaveKey(event) || !/^#\/collections\/[^/]+\/(?:new|entries)\b/.test(location.hash)) return;
      // The browser would save the page.
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
    lookForErrors();
  });
}

function namedElement(selector: string, name: string): HTMLElement | undefined {
  const words = decapWords("editor", "editorToolbar", name);
  const elements = document.querySelectorAll<HTMLElement>(selector);
  return [...elements].find(({ textContent }) => textContent === words);
}

function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "s" : code === "KeyS";
}
