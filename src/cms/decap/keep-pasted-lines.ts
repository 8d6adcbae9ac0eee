const codeAdvice =
  "The code has become plain lines of text. To keep it together: Add Component (the plus above the text), then Code Block.";
const tableAdvice =
  "The table has become plain lines of text, one for each row. To write a table, move the switch above the text to Markdown.";

/** Elements that begin a line of their own. */
const BLOCKS =
  "address,article,aside,blockquote,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,ul";

/** Those of them that Decap's editor for texts takes for nothing, so that their lines run into each other. */
const CONTAINERS = "address,article,aside,dd,div,dl,dt,figcaption,figure,footer,form,header,main,nav,section";

/** What can be pasted, and what has changed in it. */
interface KeptLines {
  readonly html: string;
  /** A sentence each. */
  readonly changes: readonly string[];
}

/**
 * HTML whose lines survive in Decap's editor for texts. That editor knows neither tables nor the lines of mails, and
 * drops a block of code once the text is saved; all of them become paragraphs. Undefined if nothing has to change.
 */
export function keepLines(html: string): KeptLines | undefined {
  // Nothing in such a document is loaded or run.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const code = [...body.querySelectorAll("pre,div")].filter(isCode);
  const tables = [...body.querySelectorAll("table")];
  if (code.length + tables.length === 0 && body.querySelector(CONTAINERS) === null) return undefined;
  for (const block of code) if (body.contains(block)) block.replaceWith(...codeLines(block));
  for (const table of tables) if (body.contains(table)) table.replaceWith(...rowsOf(table));
  // The innermost come first.
  for (const container of [...body.querySelectorAll(CONTAINERS)].toReversed())
    container.replaceWith(...paragraphsIn(container));
  body.replaceChildren(...paragraphsIn(body));
  const changes = [...(code.length > 0 ? [codeAdvice] : []), ...(tables.length > 0 ? [tableAdvice] : [])];
  return { html: `<body>${body.innerHTML}</body>`, changes };
}

/** True if it is a block of code; programs for code copy it as lines in a font and with the spaces of code. */
function isCode(element: Element): boolean {
  if (element.matches("pre")) return true;
  const style = element.getAttribute("style") ?? "";
  return /white-space:\s*pre/i.test(style) && /font-family:[^;]*(?:mono|courier|consolas|menlo)/i.test(style);
}

function codeLines(block: Element): Element[] {
  for (const lineBreak of block.querySelectorAll("br")) lineBreak.replaceWith("\n");
  for (const line of block.querySelectorAll("div")) line.append("\n");
  const lines = block.textContent.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => paragraph([codeWith(line)]));
}

function rowsOf(table: HTMLTableElement): Element[] {
  const rows = [...table.rows].map(({ cells }) => [...cells].map((cell) => cell.textContent.trim()).join(" | "));
  return rows.map((row) => paragraph([row]));
}

/** The content of an element, with a paragraph around texts and inline elements that follow each other. */
function paragraphsIn(element: Element): Node[] {
  const children = [...element.childNodes];
  // At the top, a line by itself is a part of the line that it is pasted into.
  if (element.matches("body") && !children.some(isBlock)) return children;
  const found: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.some(({ textContent, nodeName }) => textContent?.trim() || nodeName === "IMG"))
      found.push(paragraph(line));
    line = [];
  };
  for (const child of children) {
    if (isBlock(child)) {
      endLine();
      found.push(child);
    } else line.push(child);
  }
  endLine();
  return found;
}

function isBlock(node: Node): boolean {
  return node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
}

function paragraph(content: readonly (Node | string)[]): Element {
  const made = document.createElement("p");
  made.append(...content);
  return made;
}

function codeWith(text: string): Element {
  const made = document.createElement("code");
  made.textContent = text;
  return made;
}
