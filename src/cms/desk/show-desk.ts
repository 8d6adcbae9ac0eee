import type { ContentItem } from "../../content/content";
import { deskTopics, type DeskLine } from "../../content/desk/item-lines";
import { nameOf, sourceOfFile } from "../../content/item-files";
import { placedMessage, quote } from "../../model/check/sentence";
import { fieldsOf, titleOf } from "../../model/schema/schema-fields";
import { lastPartOf } from "../decap/repository-files";
import { entryAddressOf, isKind } from "../saving/draft";
import { fieldWords } from "../saving/sentence-of";
import { element, markedText } from "../start/make-element";
import { t } from "../../words/t";

/** @param editor the address of the editor, to whose entries the lines link */
export function showDesk(
  place: HTMLElement,
  lines: readonly DeskLine[],
  items: readonly ContentItem[],
  editor: string,
): void {
  if (lines.length === 0) {
    place.replaceChildren(element("p", "", t("Nothing to do.")));
    return;
  }
  place.replaceChildren(
    ...Object.entries(deskTopics).flatMap(([topic, heading]) => {
      const own = lines.filter((line) => line.topic === topic);
      if (own.length === 0) return [];
      const list = element("ul");
      list.append(...own.map((line) => item(line, items, editor)));
      return [element("h2", "", t("{topic} ({count, number})", { topic: heading, count: own.length })), list];
    }),
  );
}

function item(line: DeskLine, items: readonly ContentItem[], editor: string): HTMLElement {
  const { entry, place } = lineWords(line, items);
  const link = element("a");
  link.append(...markedText(entry));
  link.href = editor + entryAddressOf(line.file);
  const shown = element("li");
  shown.append(link, ...markedText(`: ${placedMessage(place, line.message)}`));
  return shown;
}

/** The name of the entry, such as `Event 'Code Sprint'`, and the label of its field. */
function lineWords({ file, path }: DeskLine, items: readonly ContentItem[]) {
  const source = sourceOfFile(file);
  if (!source) return { entry: lastPartOf(file), place: path };
  const item = items.find((each) => each.file === file);
  const place = item ? fieldWords(source.schema, path) : path;
  if (!isKind(source)) return { entry: source.label, place };
  const title = item?.fields[titleOf(fieldsOf(source.schema))];
  const name = quote(typeof title === "string" ? title : nameOf(source, file));
  return { entry: t("{kind} {name}||a kind of entries, and the name of one", { kind: source.singular, name }), place };
}
