import { quote } from "../../src/model/check/sentence";
import { readShortcode, shortcodeInMarkdown, shortcodePattern } from "../../src/model/markdown/shortcodes";
import { alertOf } from "./notes";
import { youTubeId } from "../../src/model/values/youtube";
import { t } from "../../src/words/t";

/** Where a link or a picture of the old site leads now: an address, or words in its place and why. */
export type Target = { readonly address: string } | { readonly problem: string };

/** Facts about the other articles and the site, which the text of an article depends on. */
export interface Surroundings {
  /** Undefined: it stays as it is. */
  readonly targetOf: (target: string, kind: "link" | "picture") => Target | undefined;
  /** The page of an article that the old site names by its file. */
  readonly pageOf: (file: string) => string | undefined;
  /** The value of a variable such as `page.title`; undefined for an unknown one. */
  readonly valueOf: (variable: string) => string | undefined;
  /** `$$…$$` within a line is a formula within the line, as kramdown takes it. */
  readonly hasKramdownMath: boolean;
  /** The line that ends the excerpt. */
  readonly excerptSeparator?: string | undefined;
}

type Note = (message: string) => void;

/** A link or, after `!`, a picture as the text has it. */
interface WrittenLink {
  readonly mark: string;
  readonly words: string;
  readonly target: string;
  /** Its size and title. */
  readonly rest: string;
}

/**
 * Translates a line of words, without its code: variables, links, pictures, shortcodes and formulas.
 *
 * @param note is told what a person has to look at
 */
export function translateWords(line: string, around: Surroundings, note: Note): string {
  const valued = line
    .replace(/\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)\s*-?\}\}/g, "$1")
    .replace(/\{\{-?\s*([\w.]+)\s*-?\}\}/g, (found, name: string) => around.valueOf(name) ?? found)
    .replace(
      /\{%-?\s*(?:post_url|link)\s+(\S+)\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?\s*[>%]\}\}/g,
      (found, post?: string, page?: string) => around.pageOf(post ?? page ?? "") ?? found,
    )
    .replace(new RegExp(shortcodePattern, "g"), translateShortcode);
  return mathOf(linksIn(htmlInMarkdown(valued), around, note), around);
}

function translateShortcode(found: string): string {
  const shortcode = readShortcode(found);
  if (shortcode === undefined) return found;
  const kind = alertOf(shortcode.name);
  const words = shortcode.named.get("content") ?? shortcode.named.get("text");
  if (kind !== undefined && words !== undefined) return `> [!${kind}]\n> ${words}`;
  return shortcodeInMarkdown(shortcode) ?? found;
}

function linksIn(line: string, around: Surroundings, note: Note): string {
  const changed = line
    .replace(
      /(!?)\[((?:[^[\]]|\[[^\]]*\]\([^)]*\)|\[[^\]]*\])*)\]\(\s*<?([^()\s<>]+(?:\([^()\s]*\)[^()\s]*)?)>?((?:\s+=\d[\dx]*)?(?:\s+(?:"[^"]*"|'[^']*'))?)\s*\)/g,
      (_, mark: string, words: string, target: string, rest: string) =>
        translateLink({ mark, words, target, rest }, around, note),
    )
    .replace(/^(\s{0,3}\[[^\]^][^\]]*\]:\s*)<?([^\s<>]+)>?/, (found, start: string, target: string) => {
      const resolved = around.targetOf(target, /\.(?:png|jpe?g|gif|webp|svg|avif)$/i.test(target) ? "picture" : "link");
      return resolved && "address" in resolved ? `${start}${resolved.address}` : found;
    });
  return changed
    .replace(/\{:\s*(?:[^}]*\s)?width="?(\d+)(?:px)?"?[^}]*\}/g, "{width=$1}")
    .replace(/(?<=[)*_`])\{:([^}]*)\}/g, (_, list: string) => {
      noteAttributes(list, note);
      return "";
    });
}

function translateLink({ mark, words, target, rest }: WrittenLink, around: Surroundings, note: Note): string {
  const inner = mark === "" ? linksIn(words, around, note) : words;
  const resolved = around.targetOf(target, mark === "!" ? "picture" : "link");
  if (resolved === undefined) return `${mark}[${inner}](${target}${rest})`;
  if ("address" in resolved) return `${mark}[${inner}](${resolved.address}${rest})`;
  const found = { target: quote(target), problem: resolved.problem };
  note(
    mark === "!"
      ? t("shows {target}, {problem}; only its words are kept", found)
      : t("links to {target}, {problem}; only its words are kept", found),
  );
  return mark === "!" ? (words === "" ? "" : `*${words}*`) : inner;
}

function mathOf(line: string, around: Surroundings): string {
  const plain = line.replace(/\\\\\((.+?)\\\\\)/g, "$$$1$$").replace(/\\\\\[(.+?)\\\\\]/g, "$$$$$1$$$$");
  const isAlone = /^\s*\$\$[^$]*(?:\$\$)?\s*$/.test(plain);
  return around.hasKramdownMath && !isAlone
    ? plain.replace(/\$\$([^$\n]+)\$\$/g, (_, tex: string) => `$${tex.trim()}$`)
    : plain;
}

/** Says which attributes of kramdown get lost, unless they only concern the look. */
export function noteAttributes(list: string, note: Note): void {
  const lost = list
    .trim()
    .replace(/(?:target|rel|style|width|height)=\S+|\.no_toc|\.(?:align|text|img)-\w+/g, "")
    .trim();
  if (lost !== "") note(t("left out the attributes {attributes}", { attributes: quote(`{:${list}}`) }));
}

/** A text in which HTML that means a picture, a video, a link or a caption is Markdown. */
export function htmlInMarkdown(line: string): string {
  if (!line.includes("<")) return line;
  return line
    .replace(/<iframe\b([^>]*)>\s*(?:<\/iframe>)?/gi, (found, list: string) => {
      const id = youTubeId((valueIn(list, "src") ?? "").replace(/^\/\//, "https://"));
      return id === undefined ? found : `\n\nhttps://www.youtube.com/watch?v=${id}\n\n`;
    })
    .replace(/<img\b([^>]*?)\/?>/gi, (found, list: string) => {
      const src = valueIn(list, "src");
      return src === undefined ? found : picture(src, valueIn(list, "alt") ?? "", valueIn(list, "width"));
    })
    .replace(/<video\b([^>]*)>(.*?)<\/video>/gis, (found, list: string, inner: string) => {
      const src = valueIn(list, "src") ?? valueIn(inner, "src");
      return src === undefined ? found : picture(src, valueIn(list, "title") ?? "");
    })
    .replace(/<a\b([^>]*)>([^<]*)<\/a>/gi, (found, list: string, words: string) => {
      const href = valueIn(list, "href");
      return href === undefined ? found : `[${words}](${href.replaceAll(" ", "%20")})`;
    })
    .replace(/<figcaption\b[^>]*>([^<]*)<\/figcaption>/gi, (_, words: string) =>
      words.trim() === "" ? "" : `\n\n*${words.trim()}*`,
    )
    .replace(/<\/?(?:figure|center)\b[^>]*>/gi, "");
}

function picture(src: string, alt: string, width?: string): string {
  const size = /^\d+(?:px)?$/.test(width ?? "") ? ` =${String(Number.parseInt(width ?? "", 10))}x` : "";
  return `![${alt.replace(/[[\]]/g, "")}](${src.replaceAll(" ", "%20")}${size})`;
}

/** The value of an attribute; undefined without one. */
function valueIn(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:\\{?"([^"]*)"\\}?|'([^']*)'|([^\\s"'>{}]+))`, "i").exec(
    attributes,
  );
  return found?.slice(1).find(Boolean);
}
