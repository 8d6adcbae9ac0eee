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
  const panel = document.createElement("section");
  panel.id = "notes";
  panel.className = `notes notes-${tone}`;
  panel.setAttribute("role", tone === "refused" ? "alert" : "status");
  const heading = document.createElement("h2");
  heading.textContent = title;
  const list = document.createElement("ul");
  list.append(
    ...sentences.map((sentence) => {
      const entry = document.createElement("li");
      entry.textContent = sentence;
      return entry;
    }),
  );
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => panel.remove());
  panel.append(heading, list, ...(toCopy === undefined ? [] : textToCopy(toCopy)), close);
  document.body.append(panel);
}

/** A text with a button that copies it; where the browser refuses that, the text can be selected. */
function textToCopy(text: string): Element[] {
  const shown = document.createElement("textarea");
  shown.readOnly = true;
  shown.value = text;
  shown.rows = 4;
  shown.setAttribute("aria-label", "What the form shows");
  const copy = document.createElement("button");
  copy.type = "button";
  copy.textContent = "Copy the text";
  copy.addEventListener("click", () => {
    shown.select();
    void navigator.clipboard.writeText(text).then(
      () => (copy.textContent = "Copied"),
      () => (copy.textContent = "Now press Ctrl+C"),
    );
  });
  return [shown, copy];
}

/** Takes away what `showNotes` has shown. */
export function clearNotes(): void {
  document.getElementById("notes")?.remove();
}
