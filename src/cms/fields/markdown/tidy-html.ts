import { mendLists, wordLists } from "./pasted-lists";

/** Elements that begin a line of their own. */
const BLOCKS =
  "address,article,aside,blockquote,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,ul";

/** Elements that can't be shown in a text, or say nothing in it. */
const LEFT_OUT =
  "img,picture,svg,video,audio,iframe,object,embed,canvas,script,style,template,noscript,title,meta,link,br.Apple-interchange-newline";

/** Elements of which only the content is wanted: Markdown knows neither, and HTML to Markdown makes emphasis of them. */
const ONLY_CONTENT = "u,ins,mark,font,center,big,small";

export interface TidyHtml {
  readonly body: HTMLElement;
  readonly hadPictures: boolean;
}

/**
 * HTML as programs put it on the clipboard, with the meaning that it had on their screens: word processors write lists as
 * paragraphs with bullets, bold as styles, and code as lines in a font.
 */
export function tidyHtml(html: string): TidyHtml {
  // Nothing in such a document is loaded or run.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const hadPictures = body.querySelector("img,picture,svg,video,canvas") !== null;
  removeComments(body);
  codeToPre(body);
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  wordLists(body);
  stylesToElements(body);
  for (const element of body.querySelectorAll(ONLY_CONTENT)) unwrap(element);
  for (const strong of body.querySelectorAll(":is(h1,h2,h3,h4,h5,h6,th) :is(b,strong)")) unwrap(strong);
  for (const link of body.querySelectorAll("a")) if (!isUsable(link)) unwrap(link);
  spacesOutside(body);
  mendLists(body);
  oneLineEach(body);
  return { body, hadPictures };
}

/** Word writes conditions into comments, which Markdown would show. */
function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Bold, italics and line breaks that are only in styles become elements, and elements that a style undoes go. */
function stylesToElements(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>("[style]")].reverse()) {
    const { style } = element;
    if (/^pre/.test(style.whiteSpace) && !element.closest("pre")) keepLineBreaks(element);
    const isInline = element.matches("span,a,font,b,strong,i,em");
    const weight = style.fontWeight;
    if (isInline && (weight === "bold" || Number(weight) >= 600)) wrapContent(element, "strong");
    if (isInline && style.fontStyle === "italic") wrapContent(element, "em");
    if (isInline && style.textDecoration.includes("line-through")) wrapContent(element, "del");
    const isUndone =
      (element.matches("b,strong") && (weight === "normal" || Number(weight || 700) < 600)) ||
      (element.matches("i,em") && style.fontStyle === "normal");
    if (isUndone) unwrap(element);
  }
  // The same twice, one in the other, would be marked twice.
  for (const [name, same] of Object.entries({ strong: "b,strong", em: "i,em" }))
    for (const inner of body.querySelectorAll(`:is(${same}) ${name}`)) unwrap(inner);
}

function wrapContent(element: HTMLElement, name: string): void {
  if (element.textContent.trim() === "" || element.querySelector(BLOCKS)) return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Marks can neither begin nor end with a space, and none has nothing in it. */
function spacesOutside(body: HTMLElement): void {
  for (const mark of [...body.querySelectorAll("b,strong,i,em,s,del,a")].reverse()) {
    const [start = "", end = ""] = [/^\s+/, /\s+$/].map((spaces) => spaces.exec(mark.textContent)?.[0] ?? "");
    if (mark.textContent.trim() === "" && !mark.querySelector("br")) mark.replaceWith(start);
    else {
      if (start !== "") mark.before(" ");
      if (end !== "") mark.after(" ");
      trimEnd(mark, "firstChild", /^\s+/);
      trimEnd(mark, "lastChild", /\s+$/);
    }
  }
}

function trimEnd(mark: Element, end: "firstChild" | "lastChild", spaces: RegExp): void {
  let node: Node | null = mark;
  while (node instanceof Element) node = node[end];
  if (node instanceof Text) node.data = node.data.replace(spaces, "");
}

function keepLineBreaks(element: HTMLElement): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const lines = text.data.split(/\r?\n/);
    if (lines.length < 2 || text.parentElement?.matches("ul,ol,table,tbody,thead,tr")) continue;
    text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement("br"), line])));
  }
}

/** A link to a part of the page that it was copied from leads nowhere else, and one to a file nowhere at all. */
function isUsable(link: HTMLAnchorElement): boolean {
  const address = link.getAttribute("href")?.trim() ?? "";
  return /^(?:https?:\/\/|mailto:|tel:|\/)/i.test(address) && link.textContent.trim() !== "";
}

/** In Markdown, headings and cells are one line. */
function oneLineEach(body: HTMLElement): void {
  for (const cell of body.querySelectorAll("td,th")) {
    for (const block of cell.querySelectorAll(BLOCKS)) block.after(" ");
    for (const block of cell.querySelectorAll(`${BLOCKS},tbody,thead,tr,td,th`)) unwrap(block);
  }
  for (const table of body.querySelectorAll("table")) if (!table.querySelector("th")) firstRowToHead(table);
  for (const line of body.querySelectorAll(":is(td,th,h1,h2,h3,h4,h5,h6) br")) line.replaceWith(" ");
  for (const [name, form] of Object.entries({ sup: "^", sub: "_" }))
    for (const raised of body.querySelectorAll(name)) raised.replaceWith(smallForm(raised.textContent, form));
}

/** Tables of Markdown have a head; those of word processors seldom say which row it is. */
function firstRowToHead({ rows: [first] }: HTMLTableElement): void {
  for (const cell of first?.cells ?? []) {
    const head = cell.ownerDocument.createElement("th");
    head.append(...cell.childNodes);
    if (cell.colSpan > 1) head.colSpan = cell.colSpan;
    cell.replaceWith(head);
  }
}

/** Markdown has no small figures: those of Unicode, or the way they are typed. */
function smallForm(text: string, form: string): string {
  const digits = form === "^" ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉";
  if (/^\d+$/.test(text)) return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return text.length > 1 ? `${form}(${text})` : `${form}${text}`;
}

/** Programs for code copy it as lines in a font and with the spaces of code: such lines become one block of code. */
function codeToPre(body: HTMLElement): void {
  for (const block of [...body.querySelectorAll("pre,div")].filter(isCode)) {
    // A block inside another has been taken with it.
    if (!body.contains(block)) continue;
    const made = body.ownerDocument.createElement("pre");
    const code = body.ownerDocument.createElement("code");
    const language = /\b(?:language|lang)-(\w[\w+#-]*)/.exec(classesIn(block))?.[1];
    if (language !== undefined) code.className = `language-${language}`;
    code.textContent = blockText(block);
    made.append(code);
    block.replaceWith(made);
  }
}

function isCode(element: Element): boolean {
  if (element.matches("pre")) return true;
  const style = element.getAttribute("style") ?? "";
  return /white-space:\s*pre/i.test(style) && /font-family:[^;]*(?:mono|courier|consolas|menlo)/i.test(style);
}

function classesIn(block: Element): string {
  return [block, ...block.querySelectorAll("code")].map(({ className }) => className).join(" ");
}

function blockText(block: Element): string {
  for (const lineBreak of block.querySelectorAll("br")) lineBreak.replaceWith("\n");
  for (const line of block.querySelectorAll("div")) {
    if (!line.querySelector("div") && !line.textContent.endsWith("\n")) line.append("\n");
  }
  return block.textContent.replaceAll(" ", " ").replace(/\s+$/, "");
}
