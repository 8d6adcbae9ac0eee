import { siteLanguage } from "../../words/site-language";
import {
  directionMarks,
  languageOf,
  languageParts,
  marksOf,
  marksOfWhole,
  type LanguageMarks,
} from "../../domain/language/language-of";

const blocks = new Set(
  "p,li,h1,h2,h3,h4,h5,h6,td,th,blockquote,pre,div,details,summary,ul,ol,table,thead,tbody,tr".split(","),
);

interface Block {
  /** The index of its tag; undefined for the whole text. */
  readonly tag: number | undefined;
  readonly texts: number[];
  readonly code: Set<number>;
  readonly parent: Block | undefined;
  language: string | undefined;
}

/**
 * Marks text in other languages than the page in sanitized HTML. A block without any letter of the page's script, such
 * as one in Bangla, gets `lang="bn"`; in other blocks, only the Bangla parts do. Inside a Bangla block, other blocks
 * get the language of the page again.
 *
 * @param language that of the text if its letters don't show it; absent: that of the page
 */
export function markLanguage(html: string, language?: string): string {
  if (language === undefined && marksOfWhole(html).lang === undefined) return html;
  const pieces = html.match(/<[^>]*>|[^<]+/g) ?? [];
  const found = blocksOf(pieces);
  for (const block of found) markBlock(block, pieces);
  for (const { tag, parent, language: own } of found)
    if (tag !== undefined && parent?.tag === undefined && own === undefined)
      pieces[tag] = withLanguage(pieces[tag] ?? "", language);
  return pieces
    .map((piece) => (piece.includes(" lang=") ? piece : withLanguage(piece, languageOfWords(piece))))
    .join("");
}

function blocksOf(pieces: readonly string[]): readonly Block[] {
  let block: Block = { tag: undefined, texts: [], code: new Set(), parent: undefined, language: undefined };
  let isCode = false;
  const found = [block];
  for (const [place, piece] of pieces.entries()) {
    const [, slash, name = ""] = /^<(\/?)([a-z0-9]+)/i.exec(piece) ?? [];
    if (name === "code") isCode = slash === "";
    if (slash === undefined) {
      block.texts.push(place);
      if (isCode) block.code.add(place);
    } else if (!blocks.has(name)) continue;
    else if (slash === "/") block = block.parent ?? block;
    else found.push((block = { tag: place, texts: [], code: new Set(), parent: block, language: undefined }));
  }
  return found;
}

function markBlock(block: Block, pieces: string[]): void {
  const inherited = block.parent?.language;
  const tag = block.tag === undefined ? "" : (pieces[block.tag] ?? "");
  const words = block.texts.filter((place) => !block.code.has(place));
  // The letters of an entity, such as &amp;, are not part of the text.
  const text = (words.length > 0 ? words : block.texts).map((place) => pieces[place]?.replace(/&#?\w+;/g, "")).join("");
  const own = languageOfWords(tag) ?? languageOf(text);
  const isOther = own === undefined && /\p{L}/u.test(text);
  block.language = block.tag === undefined ? undefined : (own ?? (isOther && inherited ? siteLanguage() : inherited));
  if (block.tag !== undefined && block.language !== undefined && block.language !== inherited)
    pieces[block.tag] = withLanguage(tag, block.language, inherited);
  else if (block.tag !== undefined && block.language === undefined)
    pieces[block.tag] = withAttributes(tag, attributesOf(directionMarks(text)));
  if (block.language !== undefined && block.language !== siteLanguage()) return;
  for (const place of block.texts) pieces[place] = markText(pieces[place] ?? "");
}

/** The language of the attributes of a tag that are read aloud; undefined for that of the page, and for a text. */
function languageOfWords(tag: string): string | undefined {
  const [words] = / (?:alt|title|aria-label)="[^"]*"/.exec(tag) ?? [];
  return tag.startsWith("<") && words !== undefined ? marksOfWhole(words).lang : undefined;
}

function withLanguage(tag: string, language: string | undefined, around?: string): string {
  return withAttributes(tag, attributesOf(marksOf(language, around)));
}

function withAttributes(tag: string, added: string): string {
  return tag.replace(/\s*\/?>$/, (end) => added + end);
}

function attributesOf(marks: LanguageMarks): string {
  return Object.entries(marks)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

export function markText(text: string): string {
  return languageParts(text)
    .map(({ text: part, marks }) => (marks ? `<span${attributesOf(marks)}>${part}</span>` : part))
    .join("");
}
