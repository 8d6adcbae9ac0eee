import { leftoversIn } from "../../src/model/markdown/leftovers";
import { rawHtmlWarning } from "../../src/model/markdown/raw-html";
import { readShortcode } from "../../src/model/markdown/shortcodes";
import { quote } from "../../src/model/check/sentence";
import { alertOf, NoteStack } from "./notes";
import { htmlInMarkdown, noteAttributes, translateWords, type Surroundings } from "./translate-words";
import { t } from "../../src/words/t";

/** A text in this site's Markdown, and what a person has to look at. */
export interface TranslatedText {
  readonly body: string;
  /** The line within the old text, counted from 0. */
  readonly notes: readonly { readonly line: number; readonly message: string }[];
}

/** Translates the text of an article, line by line; code stays as it is. */
export function translateText(text: string, around: Surroundings): TranslatedText {
  const translator = new Translator(around);
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) translator.add(line, lines.slice(index + 1));
  return { body: translator.result(), notes: translator.notes };
}

/** A table of contents, and what kramdown sets as attributes of a link. */
const useless =
  /^\s*(?:\[toc\]|\[\[_?toc_?\]\]|\$\{toc\}|\{:\s*toc[^}]*\}|[*-]\s+toc|1\.\s+toc|\{\{[<%]\s*toc\s*[>%]\}\}|\{%-?\s*(?:toc|include\s+toc[\w.]*)\s*-?%\})\s*$/i;

/** The end of an excerpt. */
const excerptEnd = /^\s*<!--\s*(?:more|truncate|end|excerpt)\s*-->\s*$/i;

/** The beginning of a block of HTML, in which Markdown means nothing (CommonMark). */
const htmlStart =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|body|button|caption|center|col|colgroup|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|menu|nav|ol|p|pre|script|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul)(?:[\s/>]|$)/i;
/** A tag by itself on a line begins one, too, but not inside of a paragraph. */
const loneTag = /^ {0,3}<\/?[a-z][\w-]*(?:\s[^<>]*)?>\s*$/i;

class Translator {
  readonly notes: { line: number; message: string }[] = [];
  private readonly around: Surroundings;
  private readonly out: string[] = [];
  private readonly stack = new NoteStack();
  private line = -1;
  /** The mark that ends a block of code; undefined outside of one. */
  private fence: string | undefined;
  private isComment = false;
  /** How many lines the block of HTML still has that is under way. */
  private htmlLeft = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  result(): string {
    return this.out
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }

  /** @param following all lines after it */
  add(line: string, following: readonly string[]): void {
    this.line += 1;
    if (this.htmlLeft > 0) this.htmlLeft -= 1;
    else if (this.beginsHtml(line)) this.addHtml([line, ...following]);
    else if (this.fence !== undefined) this.addCode(line);
    else if (this.isComment) this.isComment = !/\{%-?\s*endcomment/.test(line);
    else this.addText(line);
  }

  private beginsHtml(line: string): boolean {
    if (this.fence !== undefined || this.isComment) return false;
    return htmlStart.test(line) || (loneTag.test(line) && (this.out.at(-1) ?? "").trim() === "");
  }

  /** A block of HTML stays as it is, unless all of it has a form in Markdown, as a picture has. */
  private addHtml(lines: readonly string[]): void {
    const end = lines.findIndex((line) => line.trim() === "");
    const block = (end === -1 ? lines : lines.slice(0, end)).join("\n");
    this.htmlLeft = block.split("\n").length - 1;
    const markdown = htmlInMarkdown(block);
    if (!/<\/?[a-z]/i.test(markdown)) {
      for (const line of markdown.split("\n")) this.addWords(line.trim());
      return;
    }
    const shown = block.match(/<[a-z][^<>]*>/i)?.[0] ?? "";
    this.note(t("contains {html}, which pages leave out or show as text", { html: quote(shown) }));
    this.emit(block);
  }

  private emit(lines: string): void {
    for (const line of lines.split("\n")) this.out.push(this.stack.quoted(line));
  }

  private readonly note = (message: string): void => {
    this.notes.push({ line: this.line, message });
  };

  private addCode(line: string): void {
    const isEnd = this.fence === "tag" ? isCodeTag(line)?.isEnd === true : line.trim().startsWith(this.fence ?? "");
    if (isEnd) this.fence = undefined;
    this.emit(isEnd && isCodeTag(line) ? "```" : line);
  }

  private addText(line: string): void {
    const separator = this.around.excerptSeparator;
    const code = isCodeTag(line);
    const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (code && !code.isEnd) {
      this.fence = "tag";
      this.emit(`\`\`\`${code.values[0] ?? ""}`);
    } else if (fence !== undefined) {
      this.fence = fence;
      this.emit(line);
    } else if (/\{%-?\s*comment/.test(line)) this.isComment = !/endcomment/.test(line);
    else if (excerptEnd.test(line) || (separator !== undefined && line.trim() === separator.trim()))
      this.note(t("left out {line}", { line: quote(line.trim()) }));
    else if (!useless.test(line) && !this.addNote(line)) this.addWords(line);
  }

  /** Notes in boxes, which have a beginning and an end, or follow their paragraph. */
  private addNote(line: string): boolean {
    const started = this.stack.open(line);
    if (started !== undefined) {
      this.emit(started);
      return true;
    }
    if (this.stack.close(line)) {
      this.out.push("");
      return true;
    }
    const [, list] = /^\s*\{:([^}]*)\}\s*$/.exec(line) ?? [];
    if (list === undefined) return false;
    const kind = alertOf(list);
    if (kind === undefined) noteAttributes(list, this.note);
    else this.quoteLastBlock(kind);
    return true;
  }

  private quoteLastBlock(kind: string): void {
    const start = this.out.lastIndexOf("") + 1;
    const block = this.out.splice(start).map((line) => `> ${line}`);
    this.out.push(`> [!${kind}]`, ...block);
  }

  private addWords(line: string): void {
    const kept: string[] = [];
    const keep = (found: string) => `\u0001${kept.push(found) - 1}\u0001`;
    const plain = translateWords(line.replace(/(`+)[^`]+\1/g, keep), this.around, this.note);
    for (const { found, what } of leftoversIn(plain))
      this.note(t("contains {found}, {what}", { found: quote(found.trim()), what }));
    const html = plain.match(/<[a-z/!][^<>]*>/gi)?.find((tag) => rawHtmlWarning(tag) !== undefined);
    if (html !== undefined)
      this.note(t("contains {html}, which pages leave out or show as text", { html: quote(html) }));
    // oxlint-disable-next-line no-control-regex
    this.emit(plain.replace(/\u0001(\d+)\u0001/g, (_, index: string) => kept[Number(index)] ?? ""));
  }
}

/** The tag around a block of code that a line is; undefined for any other line. */
function isCodeTag(line: string) {
  const shortcode = readShortcode(line.trim());
  return shortcode && /^(?:highlight|code-block)$/.test(shortcode.name) ? shortcode : undefined;
}
