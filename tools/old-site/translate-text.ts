import { leftoversIn } from "../../src/model/markdown/leftovers";
import { rawHtmlWarning } from "../../src/model/markdown/raw-html";
import { readShortcode } from "../../src/model/markdown/shortcodes";
import { quote } from "../../src/model/check/sentence";
import { alertOf, NoteStack } from "./notes";
import { noteAttributes, translateWords, type Surroundings } from "./translate-words";
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
  for (const line of text.split("\n")) translator.add(line);
  return { body: translator.result(), notes: translator.notes };
}

/** A table of contents, an excerpt's end, and what kramdown sets as attributes of a link. */
const useless =
  /^\s*(?:\[toc\]|\[\[_?toc_?\]\]|\$\{toc\}|\{:\s*toc[^}]*\}|[*-]\s+toc|1\.\s+toc|<!--\s*(?:more|truncate|end|excerpt)\s*-->|\{\{[<%]\s*toc\s*[>%]\}\}|\{%-?\s*(?:toc|include\s+toc[\w.]*)\s*-?%\})\s*$/i;

class Translator {
  readonly notes: { line: number; message: string }[] = [];
  private readonly around: Surroundings;
  private readonly out: string[] = [];
  private readonly stack = new NoteStack();
  private line = -1;
  /** The mark that ends a block of code; undefined outside of one. */
  private fence: string | undefined;
  private isComment = false;

  constructor(around: Surroundings) {
    this.around = around;
  }

  result(): string {
    return this.out
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }

  add(line: string): void {
    this.line += 1;
    if (this.fence !== undefined) this.addCode(line);
    else if (this.isComment) this.isComment = !/\{%-?\s*endcomment/.test(line);
    else this.addText(line);
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
    const code = isCodeTag(line);
    const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (code && !code.isEnd) {
      this.fence = "tag";
      this.emit(`\`\`\`${code.values[0] ?? ""}`);
    } else if (fence !== undefined) {
      this.fence = fence;
      this.emit(line);
    } else if (/\{%-?\s*comment/.test(line)) this.isComment = !/endcomment/.test(line);
    else if (/^\s*(?:import\s.+from\s+["'].+["'];?|export\s+(?:const|default)\s.*)\s*$/.test(line))
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
