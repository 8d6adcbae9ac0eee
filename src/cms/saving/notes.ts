import { button, element } from "../start/make-element";
import { t } from "../../words/t";

/** Shows sentences in a corner of the editor until they are closed or replaced. */
export function showNotes(title: string, sentences: readonly string[], tone: "refused" | "doubt"): void {
  clearNotes();
  if (sentences.length === 0) return;
  const panel = element("section", `notes notes-${tone}`);
  panel.id = "notes";
  panel.setAttribute("role", tone === "refused" ? "alert" : "status");
  const list = element("ul");
  list.append(...sentences.map((sentence) => element("li", "", sentence)));
  const close = button(t("Close||notes of the editor"));
  close.addEventListener("click", () => panel.remove());
  panel.append(element("h2", "", title), list, close);
  document.body.append(panel);
}

export function clearNotes(): void {
  document.getElementById("notes")?.remove();
}
