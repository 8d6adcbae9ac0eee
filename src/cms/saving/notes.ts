/** Shows sentences in a corner of the editor until they are closed or others come; none: the corner is empty. */
export function showNotes(title: string, sentences: readonly string[], tone: "refused" | "doubt" | "done"): void {
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
  panel.append(heading, list, close);
  document.body.append(panel);
}

/** Takes away what `showNotes` has shown. */
export function clearNotes(): void {
  document.getElementById("notes")?.remove();
}
