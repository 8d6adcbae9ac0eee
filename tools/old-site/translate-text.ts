import { leftoverFault, leftoversIn } from "../../src/model/markdown/leftovers";
import { rawHtmlWarning } from "../../src/model/markdown/raw-html";
import { readShortcode, shortcodeInMarkdown, shortcodePattern } from "../../src/model/markdown/shortcodes";
import { quote } from "../../src/model/check/sentence";
import { youTubeId } from "../../src/model/values/youtube";
import { t } from "../../src/words/t";

/** Where a link or a picture of the old site leads now: an address, or only its words, and why. */
export type Target = { readonly address: string } | { readonly lostAs: "draft" | "unpublishable" | "unknown" };

export interface Surroundings {
  /** Undefined: it stays unchanged. */
  readonly targetOf: (target: string, kind: "link" | "picture") => Target | undefined;
  /** The page of an article, given its file on the old site. */
  readonly pageOf: (file: string) => string | undefined;
  /** The value of a variable such as `page.title`; undefined for an unknown one. */
  readonly valueOf: (variable: string) => string | undefined;
  /** `$$…$$` within a line is an inline formula, as in kramdown. */
  readonly hasKramdownMath: boolean;
  readonly excerptSeparator: string | undefined;
}

export interface TranslatedText {
  readonly body: string;
  /** The line within the old text, counted from 0. */
  readonly notes: readonly { readonly line: number; readonly message: string }[];
}

/** A table of contents, which the site makes itself. */
const contentsList =
  /^\s*(?:\[toc\]|\{:\s*toc[^}]*\}|[*-]\s+toc|1\.\s+toc|\{\{[<%]\s*toc\s*[>%]\}\}|\{%-?\s*(?:toc|include\s+toc[\w.]*)\s*-?%\})\s*$/i;

const excerptEnd = /^\s*<!--\s*(?:more|truncate|end|excerpt)\s*-->\s*$/i;

/** The beginning of a block of HTML, in which Markdown has no effect (CommonMark). */
const htmlStart =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?:[\s/>]|$)/i;

/** Translates the text of an article, line by line; code and blocks of HTML stay unchanged. */
export function translateText(text: string, around: Surroundings): TranslatedText {
  const notes: { line: number; message: string }[] = [];
  const out: string[] = [];
  /** Tells whether a line ends the current block. */
  let end: ((line: string) => boolean) | undefined;
  let isComment = false;
  for (const [index, line] of text.split("\n").entries()) {
    const note = (message: string) => notes.push({ line: index, message });
    const code = readShortcode(line.trim());
    const isCodeTag = code?.name === "highlight" || code?.name === "code-block";
    const [, fence] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (end) {
      const isEnd = end(line);
      if (!isComment) out.push(isEnd && isCodeTag ? "```" : line);
      if (isEnd) [end, isComment] = [undefined, false];
    } else if (isCodeTag) {
      out.push(`\`\`\`${code.values[0] ?? ""}`);
      end = (each) => /\{[%{][<%-]?\s*(?:\/\s*|end_?)(?:highlight|code-block)/.test(each);
    } else if (fence !== undefined) {
      out.push(line);
      end = (each) => each.trim().startsWith(fence);
    } else if (/\{%-?\s*comment/.test(line)) {
      isComment = true;
      end = (each) => /\{%-?\s*endcomment/.test(each);
    } else if (htmlStart.test(line)) {
      note(sayHtml(/<[^<>]*>?/.exec(line)?.[0] ?? line));
      out.push(line);
      end = (each) => each.trim() === "";
    } else if (excerptEnd.test(line) || line.trim() === around.excerptSeparator?.trim())
      note(t("left out {line}", { line: quote(line.trim()) }));
    else if (!contentsList.test(line)) out.push(translateLine(line, around, note));
  }
  return {
    body: out
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    notes,
  };
}

type Note = (message: string) => void;

function sayHtml(html: string): string {
  return t("contains {html}, which pages leave out or show as text", { html: quote(html) });
}

function translateLine(line: string, around: Surroundings, note: Note): string {
  const code: string[] = [];
  const words = line.replace(/(`+)[^`]+\1/g, (found) => `\u0001${code.push(found) - 1}\u0001`);
  const translated = withAttributes(linksIn(htmlIn(valuesIn(words, around)), around, note), note);
  for (const leftover of leftoversIn(translated)) note(leftoverFault(leftover));
  const html = translated.match(/<[a-z/!][^<>]*>/gi)?.find((tag) => rawHtmlWarning(tag) !== undefined);
  if (html !== undefined) note(sayHtml(html));
  // oxlint-disable-next-line no-control-regex
  return mathIn(translated, around).replace(/\u0001(\d+)\u0001/g, (_, index: string) => code[Number(index)] ?? "");
}

function valuesIn(line: string, around: Surroundings): string {
  return line
    .replace(/\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)\s*-?\}\}/g, "$1")
    .replace(/\{\{-?\s*([\w.]+)\s*-?\}\}/g, (found, name: string) => around.valueOf(name) ?? found)
    .replace(
      /\{%-?\s*(?:post_url|link)\s+(\S+)\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?\s*[>%]\}\}/g,
      (found, post?: string, page?: string) => around.pageOf(post ?? page ?? "") ?? found,
    )
    .replace(/(!?)\[\[([^[\]|\n]+)(?:\|([^[\]\n]*))?\]\]/g, (found, mark: string, name: string, words?: string) => {
      if (mark !== "") return `![${words ?? ""}](${name.replaceAll(" ", "%20")})`;
      const [file = "", heading] = name.split("#");
      const page = around.pageOf(file);
      return page === undefined ? found : `[${words ?? heading ?? file}](${page})`;
    })
    .replace(new RegExp(shortcodePattern, "g"), (found) => {
      const shortcode = readShortcode(found);
      return (shortcode && shortcodeInMarkdown(shortcode)) ?? found;
    });
}

function htmlIn(line: string): string {
  return line
    .replace(/<iframe\b([^>]*)>\s*(?:<\/iframe>)?/gi, (found, list: string) => {
      const id = youTubeId((attributeIn(list, "src") ?? "").replace(/^\/\//, "https://"));
      return id === undefined ? found : `\n\nhttps://www.youtube.com/watch?v=${id}\n\n`;
    })
    .replace(/<img\b([^>]*?)\/?>/gi, (found, list: string) => {
      const [src, alt = "", width] = ["src", "alt", "width"].map((name) => attributeIn(list, name));
      const size = /^\d+(?:px)?$/.test(width ?? "") ? ` =${Number.parseInt(width ?? "", 10)}x` : "";
      return src === undefined ? found : `![${alt.replace(/[[\]]/g, "")}](${src.replaceAll(" ", "%20")}${size})`;
    })
    .replace(/<a\b([^>]*)>([^<]*)<\/a>/gi, (found, list: string, words: string) => {
      const href = attributeIn(list, "href");
      return href === undefined ? found : `[${words}](${href.replaceAll(" ", "%20")})`;
    });
}

function attributeIn(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes);
  return found?.slice(1).find(Boolean);
}

/** A link, or after `!` a picture; after its address may be a size and a title. */
const link =
  /(!?)\[((?:[^[\]]|\[[^\]]*\]\([^)]*\)|\[[^\]]*\])*)\]\(\s*<?([^()\s<>]+(?:\([^()\s]*\)[^()\s]*)?)>?((?:\s+=\d[\dx]*)?(?:\s+(?:"[^"]*"|'[^']*'))?)\s*\)/g;

function linksIn(line: string, around: Surroundings, note: Note): string {
  return line
    .replace(link, (found, mark: string, words: string, target: string, rest: string) => {
      const inner = mark === "" ? linksIn(words, around, note) : words;
      const resolved = around.targetOf(target, mark === "!" ? "picture" : "link");
      if (resolved === undefined) return mark === "" ? `[${inner}](${target}${rest})` : found;
      if ("address" in resolved) return `${mark}[${inner}](${resolved.address}${rest})`;
      const parts = { target: quote(target), why: resolved.lostAs };
      note(
        mark === "!"
          ? t(
              "shows {target}, {why, select, unpublishable {a file of a type that can't be published} other {a file that was not found}}; only its words are kept",
              parts,
            )
          : t(
              "links to {target}, {why, select, draft {a draft, which is not on the site} unpublishable {a file of a type that can't be published} other {neither an article, a file nor a page of the new site}}; only its words are kept",
              parts,
            ),
      );
      return mark === "" ? inner : words === "" ? "" : `*${words}*`;
    })
    .replace(/^(\s{0,3}\[[^\]^][^\]]*\]:\s*)<?([^\s<>]+)>?/, (found, start: string, target: string) => {
      const resolved = around.targetOf(target, /\.(?:png|jpe?g|gif|webp|svg|avif)$/i.test(target) ? "picture" : "link");
      return resolved && "address" in resolved ? `${start}${resolved.address}` : found;
    });
}

/** Keeps the widths of pictures in kramdown's attribute lists; other attributes are left out. */
function withAttributes(line: string, note: Note): string {
  return line.replace(/\{:([^}]*)\}/g, (list: string) => {
    const width = /\swidth="?(\d+)(?:px)?"?/.exec(list)?.[1];
    if (width === undefined) note(t("left out the attributes {attributes}", { attributes: quote(list) }));
    return width === undefined ? "" : `{width=${width}}`;
  });
}

function mathIn(line: string, { hasKramdownMath }: Surroundings): string {
  const plain = line.replace(/\\\\\((.+?)\\\\\)/g, "$$$1$$").replace(/\\\\\[(.+?)\\\\\]/g, "$$$$$1$$$$");
  const isAlone = /^\s*\$\$[^$]*(?:\$\$)?\s*$/.test(plain);
  return hasKramdownMath && !isAlone
    ? plain.replace(/\$\$([^$\n]+)\$\$/g, (_, tex: string) => `$${tex.trim()}$`)
    : plain;
}
