const BLOCKS = "address,blockquote,dd,div,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,tbody,td,th,thead,tr,ul";

export function tidyHtml(html: string): Document {
  // Such a document does not load or run anything.
  const copied = new DOMParser().parseFromString(html, "text/html");
  wordLists(copied);
  nestLists(copied);
  for (const element of copied.querySelectorAll<HTMLElement>("[style]"))
    if (/^pre/.test(element.style.whiteSpace) && !element.closest("pre,ul,ol,table")) keepLineBreaks(element);
  for (const cell of copied.querySelectorAll("td,th")) oneLine(cell);
  for (const lineBreak of copied.querySelectorAll(":is(td,th,h1,h2,h3,h4,h5,h6) br")) lineBreak.replaceWith(" ");
  for (const strong of copied.querySelectorAll(":is(h1,h2,h3,h4,h5,h6,th) :is(b,strong)")) unwrap(strong);
  for (const [name, form] of Object.entries({ sup: "^", sub: "_" }))
    for (const raised of copied.querySelectorAll(name)) raised.replaceWith(smallForm(raised.textContent, form));
  return copied;
}

/** The number or letter of a list item in Word; anything else is a bullet. */
const NUMBER = /^\(?(?:(\d+)|[a-z]{1,2}|[ivxlc]+|[\u09e6-\u09ef]+)[.)]/i;

/** Word writes list items as paragraphs with a marker: they become nested lists. */
function wordLists(copied: Document): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of copied.querySelectorAll("p,h1,h2,h3,h4,h5,h6")) {
    const level = /mso-list:[^;]*\blevel(\d+)/i.exec(paragraph.getAttribute("style") ?? "")?.[1];
    if (level === undefined) continue;
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
    const number = NUMBER.exec(marker?.textContent.trim() ?? "");
    marker?.remove();
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    const depth = Math.min(Number(level), lists.length + 1);
    lists = lists.slice(0, depth);
    if (lists[depth - 1]?.localName !== (number ? "ol" : "ul")) {
      const list = copied.createElement(number ? "ol" : "ul");
      if (number?.[1] !== undefined) list.setAttribute("start", number[1]);
      if (depth === 1) paragraph.before(list);
      else lists[depth - 2]?.lastElementChild?.append(list);
      lists[depth - 1] = list;
    }
    const item = copied.createElement("li");
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Google Docs puts a nested list beside its item instead of inside it. */
function nestLists(copied: Document): void {
  for (const list of copied.querySelectorAll(":is(ul,ol) > :is(ul,ol)")) {
    const previous = list.previousElementSibling;
    if (previous?.matches("li")) previous.append(list);
  }
}

function keepLineBreaks(element: HTMLElement): void {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const lines = text.data.split(/\r?\n/);
    text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement("br"), line])));
  }
}

function oneLine(cell: Element): void {
  for (const block of cell.querySelectorAll(BLOCKS)) {
    block.after(" ");
    unwrap(block);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Markdown has no superscripts and subscripts: uses those of Unicode, or the way they are typed. */
function smallForm(text: string, form: string): string {
  const digits = form === "^" ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉";
  if (/^\d+$/.test(text)) return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return text.length > 1 ? `${form}(${text})` : `${form}${text}`;
}
