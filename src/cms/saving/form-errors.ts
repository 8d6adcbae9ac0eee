import { showForm } from "../start/view-switch";
import { showNotes } from "./notes";

/** Decap's list of what is wrong with a field, above it. */
const FAULTS = 'ul[class*="ControlErrorsList"] > li';

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
  if (pressed && /^(?:Publish (?:now|and)|Save)/.test(pressed.textContent)) lookForFormErrors();
}

/** Looks for what Decap finds wrong with the form that is about to be saved. */
export function lookForFormErrors(): void {
  lookForErrors(LOOKS);
}

function lookForErrors(looks: number): void {
  const errors = [...document.querySelectorAll(FAULTS)];
  if (errors.length > 0) {
    showNotes(
      "Not saved. Please correct this first:",
      [...new Set(errors.map(({ textContent }) => textContent))],
      "refused",
    );
    showForm();
    errors[0]?.scrollIntoView({ block: "center" });
  } else if (looks > 0) setTimeout(() => lookForErrors(looks - 1), PAUSE);
}
