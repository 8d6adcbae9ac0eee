import { EDITOR_MARK } from "../../hooks/storage/editor-mark";
import { storedEntry } from "../../hooks/storage/stored-entry";
import { showTheme, THEME_ENTRY } from "../../hooks/theme";
import { writeText } from "./write-text";
import { addressSaysMore } from "./when-to-start";
import { initialsOf } from "../../domain/text/letters";
import { SESSION_KEY, storedName } from "../../domain/session/session";

/**
 * Tells the styles, before the page is drawn, that scripts run, what the address asks for, and what the device
 * remembers. So the right theme and view appear at once, and nothing moves later.
 *
 * @param ways those of `PageStart`
 */
export function markPage(ways: readonly string[]): void {
  const { dataset } = document.documentElement;
  dataset.script = "on";
  if (addressSaysMore(ways) || history.state) dataset.deepLink = "on";
  markDevice();
}

/** Tells the styles what the device remembers, which may have changed while the page was in the background. */
export function markDevice(): void {
  const { dataset } = document.documentElement;
  const theme = storedEntry(THEME_ENTRY);
  if (theme) showTheme(theme);
  if (storedEntry(EDITOR_MARK)) dataset.editor = "on";
  markMember(dataset);
}

/** Shows who is signed in, until the application does (`takeOver`). */
function markMember(dataset: DOMStringMap): void {
  const name = storedName(storedEntry(SESSION_KEY) ?? "");
  delete dataset.member;
  if (!name) return;
  dataset.member = "on";
  writeText("name", name);
  writeText("initials", initialsOf(name));
}
