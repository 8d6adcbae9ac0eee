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
export function repeatFormFaults(): void {
  document.addEventListener("click", onPress, true);
  document.addEventListener("keydown", (event) => /^(?:Enter| )$/.test(event.key) && onPress(event), true);
}

function onPress({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest('[role="menuitem"], button') : null;
  if (pressed && /^(?:Publish (?:now|and)|Save)/.test(pressed.textContent)) lookForFaults(LOOKS);
}

function lookForFaults(looks: number): void {
  const faults = [...document.querySelectorAll(FAULTS)];
  if (faults.length > 0) {
    showNotes(
      "Not saved. Please correct this first:",
      [...new Set(faults.map(({ textContent }) => textContent))],
      "refused",
    );
    faults[0]?.scrollIntoView({ block: "center" });
  } else if (looks > 0) setTimeout(() => lookForFaults(looks - 1), PAUSE);
}
