import { deskTopics, type DeskLine } from "../../content/desk/desk-line";
import { entryAddressOf } from "./entry-address";

/**
 * Shows the lines of the desk below the headings of their topics; each leads to its entry in the editor.
 *
 * @param editor the address of the editor
 */
export function showDesk(place: HTMLElement, lines: readonly DeskLine[], editor: string): void {
  if (lines.length === 0) {
    place.replaceChildren(element("p", "Nothing to do."));
    return;
  }
  place.replaceChildren(
    ...Object.entries(deskTopics).flatMap(([topic, heading]) => {
      const own = lines.filter((line) => line.topic === topic);
      if (own.length === 0) return [];
      const list = document.createElement("ul");
      list.append(...own.map((line) => item(line, editor)));
      return [element("h2", `${heading} (${own.length})`), list];
    }),
  );
}

function item({ file, path, message }: DeskLine, editor: string): HTMLElement {
  const link = document.createElement("a");
  link.href = editor + entryAddressOf(file);
  link.textContent = file;
  const entry = document.createElement("li");
  entry.append(link, `: ${path === "" ? "" : `${path}: `}${message}`);
  return entry;
}

function element(name: "p" | "h2", text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
