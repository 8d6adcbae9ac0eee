import type { ContentItem } from "../../content/content";
import { deskTopics, type DeskLine } from "../../content/desk/item-lines";
import { placedMessage } from "../../model/check/sentence";
import { entryAddressOf } from "./entry-address";
import { lineWords } from "./line-words";

/**
 * Shows the lines of the desk below the headings of their topics; each leads to its entry in the editor.
 *
 * @param items those of the content
 * @param editor the address of the editor
 */
export function showDesk(
  place: HTMLElement,
  lines: readonly DeskLine[],
  items: readonly ContentItem[],
  editor: string,
): void {
  if (lines.length === 0) {
    place.replaceChildren(element("p", "Nothing to do."));
    return;
  }
  place.replaceChildren(
    ...Object.entries(deskTopics).flatMap(([topic, heading]) => {
      const own = lines.filter((line) => line.topic === topic);
      if (own.length === 0) return [];
      const list = document.createElement("ul");
      list.append(...own.map((line) => item(line, items, editor)));
      return [element("h2", `${heading} (${own.length})`), list];
    }),
  );
}

function item(line: DeskLine, items: readonly ContentItem[], editor: string): HTMLElement {
  const { entry, place } = lineWords(line, items);
  const link = document.createElement("a");
  link.href = editor + entryAddressOf(line.file);
  link.textContent = entry;
  const shown = document.createElement("li");
  shown.append(link, `: ${placedMessage(place, line.message)}`);
  return shown;
}

function element(name: "p" | "h2", text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
