import { initialsOf } from "../../domain/text/letters";
import { SESSION_KEY, storedName } from "../../domain/session/session";
import { storedEntry } from "../../hooks/storage/guarded-storage";

/** Names the member who is signed in to the style sheet of the bar, until the application shows them (`takeOver`). */
export function markMember(): void {
  const { dataset, style } = document.documentElement;
  const name = storedName(storedEntry(SESSION_KEY) ?? "");
  delete dataset.member;
  if (!name) return;
  dataset.member = "on";
  // What JSON escapes in a name, style sheets escape alike.
  style.setProperty("--member", JSON.stringify(name));
  style.setProperty("--initials", JSON.stringify(initialsOf(name)));
}
