import type { Token } from "markdown-it";
import { paragraphsOf, codeLines, attributeOf, eachToken, parseMarkdown, parseShortMarkdown } from "./parse-markdown";
import { textError, textLimits } from "../check/text-error";
import { quote, withExpectation } from "../check/sentence";
import { isOutsideLink, isSafeTarget } from "../values/link-target";
import { brokenLettersWarning } from "../check/plain-text";
import { mathMlOf } from "./extensions/math";
import { leftoverWarnings } from "./leftovers";
import { rawHtmlWarning } from "./raw-html";
import { t } from "../../words/t";

/**
 * Says what is wrong with a text in Markdown as a whole; undefined if it can be rendered.
 *
 * @param firstLine the line of its file on which it begins
 */
export function markdownError(source: string, firstLine = 1): string | undefined {
  return textError(source, textLimits.markdown) ?? paragraphError(source) ?? mergeError(source, firstLine);
}

function paragraphError(source: string): string | undefined {
  const { markdownParagraph: longest } = textLimits;
  if (source.length <= longest) return undefined;
  const long = paragraphsOf(source).find((paragraph) => paragraph.length > longest);
  return (
    long &&
    t("contains a paragraph of {count} characters, expected at most {most} before an empty line starts a new one", {
      count: long.length,
      most: longest,
    })
  );
}

/** The marks that git puts around two versions of the same lines. The line between them is also the underline of a heading. */
const mark = /^(?:<{7}|>{7})(?:[ \t].*)?$/;

/**
 * Says what is wrong with a text that contains two versions of a merge; undefined if it does not. Code may show how
 * that looks.
 *
 * @param firstLine the line of the file on which the text begins
 */
export function mergeError(source: string, firstLine: number): string | undefined {
  if (!/^(?:<{7}|>{7})/m.test(source)) return undefined;
  const code = codeLines(source);
  const lines = source.split(/\r\n?|\n/);
  const index = lines.findIndex((line, at) => mark.test(line) && !code.has(at));
  if (index < 0) return undefined;
  return t(
    "contains {mark} on line {line}, a mark of a merge that was not finished, expected one of the two versions",
    { mark: quote(lines[index] ?? ""), line: firstLine + index },
  );
}

const linkTarget = /\]\([\s>]*([^\s)]*)/g;

/** True if a text may hold a link with a scheme or to another site; one pass, however many brackets it holds. */
function mayHoldScheme(source: string): boolean {
  if (source.includes("]:")) return true;
  for (const [, target = ""] of source.matchAll(linkTarget)) if (/[:&%\\]|\/\//.test(target)) return true;
  return false;
}

/** An address in the words of a text that hides its host behind a user name; pages make links of addresses. */
const hiddenHost = /:\/\/[^\s/]*@/;

function safeTarget(target: string): string {
  return /^\s*https?:/i.test(target)
    ? t("expected a plain host name such as example.org")
    : t("expected https, http, mailto, tel or a path");
}

/**
 * A sentence for each doubtful part of a text in Markdown: HTML that pages don't show as it is meant, unsafe links, which
 * pages neutralise, formulas that can't be read, what other generators left behind, and broken letters.
 *
 * @param firstLine the line of its file on which the text begins; absent: lines are not named
 */
export function markdownWarnings(source: string, firstLine?: number): string[] {
  if (markdownError(source) !== undefined) return [];
  return [
    ...new Set([...parsedWarnings(source), ...leftoverWarnings(source, firstLine), ...brokenLettersWarning(source)]),
  ];
}

/** The same for short text, whose tags are words. */
export function shortMarkdownWarnings(source: string): string[] {
  if (markdownError(source) !== undefined) return [];
  return [...new Set([...parsedWarnings(source, parseShortMarkdown), ...brokenLettersWarning(source)])];
}

/** Stars that make nothing bold, since they have a mark on the one side and a letter on the other (CommonMark, 6.2). */
const strayStars =
  /(\*\*(?=[^\s*])[^*]*[\p{P}\p{S}]\*\*)[\p{L}\p{N}]|[\p{L}\p{N}](\*\*(?=[\p{P}\p{S}])[^*]*[^\s*]\*\*)/u;

/** The words of a block without its marks; empty if it has stars that are meant to be shown. */
function wordsIn({ children, content: written }: Token): string {
  if (written.includes("\\*")) return "";
  return (children ?? []).map(({ type, content }) => (type === "text" ? content : "")).join("");
}

function parsedWarnings(source: string, parse = parseMarkdown): readonly string[] {
  // Most texts contain nothing of this kind, and parsing thousands of them would take seconds.
  if (!/[<$]|\*\*/.test(source) && !mayHoldScheme(source) && !hiddenHost.test(source)) return [];
  const warnings = new Set<string>();
  eachToken(parse(source), (token) => {
    const [, before, behind] = (token.type === "inline" && strayStars.exec(wordsIn(token))) || [];
    const stars = before ?? behind;
    if (stars !== undefined)
      warnings.add(
        t("contains {found}, whose stars the page shows, expected a space between them and the letter beside them", {
          found: quote(stars),
        }),
      );
    const html =
      token.type === "html_block" || token.type === "html_inline" ? rawHtmlWarning(token.content) : undefined;
    if (html !== undefined) warnings.add(html);
    if (/^math_/.test(token.type) && mathMlOf(token.content, token.type === "math_block") === undefined)
      warnings.add(
        t(
          "contains the formula {formula}, which can't be read, expected TeX such as {example}, or a backslash before a dollar sign that begins none; the page will show it as it is",
          { formula: quote(token.content), example: "'$\\frac{a}{b}$'" },
        ),
      );
    const target = attributeOf(token, "href") ?? attributeOf(token, "src");
    if (target !== null && !isSafeTarget(target))
      warnings.add(
        t("{row}; the page will leave it out", {
          row: withExpectation(t("contains the unsafe link {link}", { link: quote(target) }), safeTarget(target)),
        }),
      );
    else if (token.type === "image" && target !== null && isOutsideLink(target) && !/^https:/i.test(target))
      warnings.add(
        t("shows the picture {picture}, expected https or a path; the page will leave it out", {
          picture: quote(target),
        }),
      );
  });
  return [...warnings];
}
