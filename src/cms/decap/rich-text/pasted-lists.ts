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
