import { button, element } from "../start/make-element";
import { t } from "../../words/t";

/**
 * Shows sentences in a corner of the editor until they are closed or others come; none: the corner is empty.
 *
 * @param toCopy a text that would be lost, which can be copied
 */
export function showNotes(
  title: string,
  sentences: readonly string[],
  tone: "refused" | "doubt" | "done",
  toCopy?: string,
): void {
  clearNotes();
  if (sentences.length === 0) return;
  const panel = element("section", `notes notes-${tone}`);
  panel.id = "notes";
  panel.setAttribute("role", tone === "refused" ? "alert" : "status");
  const list = element("ul");
  list.append(...sentences.map((sentence) => element("li", "", sentence)));
  const close = button(t("Close||notes of the editor"));
  close.addEventListener("click", () => panel.remove());
  panel.append(element("h2", "", title), list, ...(toCopy === undefined ? [] : textToCopy(toCopy)), close);
  document.body.append(panel);
}

/** A text with a button that copies it; where the browser refuses that, the text can be selected. */
function textToCopy(text: string): Element[] {
  const shown = element("textarea");
  shown.readOnly = true;
  shown.value = text;
  shown.rows = 4;
  shown.setAttribute("aria-label", t("What the form shows"));
  const copy = button(t("Copy the text"));
  copy.addEventListener("click", () => {
    shown.select();
    void navigator.clipboard.writeText(text).then(
      () => (copy.textContent = t("Copied")),
      () => (copy.textContent = t("Now press Ctrl+C")),
    );
  });
  return [shown, copy];
}

/** Takes away what `showNotes` has shown. */
export function clearNotes(): void {
  document.getElementById("notes")?.remove();
}
