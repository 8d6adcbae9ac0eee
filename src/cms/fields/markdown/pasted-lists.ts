/** A paragraph that Word shows as an item of a list. */
interface WordItem {
  readonly paragraph: Element;
  /** 1 for the outermost. */
  readonly level: number;
  readonly isNumbered: boolean;
  readonly number: number | undefined;
}

/** The number or letter of an item; anything else is a bullet. */
const NUMBER = /^\(?(?:(\d+)|[a-z]{1,2}|[ivxlc]+|[\u09e6-\u09ef]+)[.)]/i;

/** Word writes items of lists as paragraphs with a bullet in them: they become lists, one inside the other. */
export function wordLists(body: HTMLElement): void {
  for (const [first, ...rest] of runsOfItems(body)) {
    if (!first) continue;
    const place = body.ownerDocument.createElement("div");
    first.paragraph.before(place);
    place.replaceWith(...listsOf([first, ...rest], body.ownerDocument));
  }
}

function runsOfItems(body: HTMLElement): WordItem[][] {
  const runs: WordItem[][] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll("p,h1,h2,h3,h4,h5,h6")) {
    const item = wordItem(paragraph);
    if (!item) continue;
    if (last && paragraph.previousElementSibling === last) runs.at(-1)?.push(item);
    else runs.push([item]);
    last = paragraph;
  }
  return runs;
}

function wordItem(paragraph: Element): WordItem | undefined {
  const level = /mso-list:[^;]*\blevel(\d+)/i.exec(paragraph.getAttribute("style") ?? "")?.[1];
  if (level === undefined) return undefined;
  const marker = [...paragraph.querySelectorAll("[style]")].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? ""),
  );
  const number = NUMBER.exec(marker?.textContent.trim() ?? "");
  marker?.remove();
  return {
    paragraph,
    level: Number(level),
    isNumbered: number !== null,
    number: number?.[1] === undefined ? undefined : Number(number[1]),
  };
}

function listsOf(items: readonly WordItem[], document: Document): Element[] {
  const lists: Element[] = [];
  let index = 0;
  while (index < items.length) {
    const item = items[index];
    if (!item) break;
    let end = index + 1;
    while ((items[end]?.level ?? 0) > item.level) end += 1;
    const entry = document.createElement("li");
    entry.append(...item.paragraph.childNodes, ...listsOf(items.slice(index + 1, end), document));
    item.paragraph.remove();
    const name = item.isNumbered ? "OL" : "UL";
    if (lists.at(-1)?.nodeName !== name) {
      const list = document.createElement(name);
      if (item.isNumbered && item.number !== undefined && item.number !== 1)
        list.setAttribute("start", `${item.number}`);
      lists.push(list);
    }
    lists.at(-1)?.append(entry);
    index = end;
  }
  return lists;
}

/** Lists as HTML wants them: every item in a list, and every list inside another in the item that it belongs to. */
export function mendLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li")) {
    if (item.parentElement?.matches("ul,ol,menu")) continue;
    const previous = item.previousElementSibling;
    const list = previous?.matches("ul[data-mended]") ? previous : body.ownerDocument.createElement("ul");
    list.setAttribute("data-mended", "");
    if (list !== previous) item.before(list);
    list.append(item);
  }
  // Google Docs puts them beside it.
  for (const list of body.querySelectorAll(":is(ul,ol) > :is(ul,ol)")) {
    const previous = list.previousElementSibling;
    if (previous?.matches("li")) previous.append(list);
    else {
      const item = body.ownerDocument.createElement("li");
      list.before(item);
      item.append(list);
    }
  }
}
