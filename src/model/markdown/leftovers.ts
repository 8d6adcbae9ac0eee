import { quote } from "../check/sentence";
import { containersIn } from "./extensions/containers";
import { codeLines } from "./parse-markdown";
import { readShortcode, shortcodeInMarkdown, shortcodePattern } from "./shortcodes";
import { t } from "../../words/t";

interface Leftover {
  readonly pattern: RegExp;
  /** How the line before it must end. Safari before 16.4 knows no look-behind. */
  readonly before?: RegExp;
  readonly what: string;
  readonly expected: (found: string) => string;
}

const nothing = () => t("nothing in its place");

const leftovers: readonly Leftover[] = [
  { pattern: new RegExp(shortcodePattern, "g"), what: t("a tag of another generator"), expected: expectedOfShortcode },
  {
    pattern: /\{\{-?\s*(?:[a-z_]+\.[\w.]+|content|baseurl|toc|["'.$])[^{}\n]*\}\}/gi,
    what: t("a variable of another generator"),
    expected: () => t("its value"),
  },
  {
    pattern: /^\s*(?:\[toc\]|\[\[_?toc_?\]\]|\$\{toc\}|\{:\s*toc\s*\})\s*$/gi,
    what: t("a table of contents of another generator"),
    expected: () => t("nothing in its place: a long article has one by itself"),
  },
  {
    pattern: /\{:(?!\s*(?:toc|(?:width|height)=)[^}]*\})[ .#\w][^{}\n]*\}/g,
    what: t("an attribute list of Jekyll"),
    expected: nothing,
  },
  {
    pattern:
      /^\s*:::+\s*(?!steps\b)[a-z{].*$|^\s*(?:!!!|\?\?\?\+?)\s+[a-z].*$|^\s*>\s*\[!(?!(?:note|tip|important|warning|caution)\]\s*$)[a-z][\w-]*\].*$/gi,
    what: t("a note of another generator"),
    expected: () => t("an alert: a quotation that begins with a line '> [!NOTE]'"),
  },
  {
    pattern: /^\s*:::+\s*steps\b.*$/g,
    what: t("the beginning of steps without an end"),
    expected: () => t("a line of as many colons below them, neither of the two in a list or a quotation"),
  },
  {
    pattern: /^\s*import\s+.+\s+from\s+["'].+["'];?\s*$/g,
    what: t("a line of MDX"),
    expected: nothing,
  },
  {
    pattern: /<\/?[A-Z][A-Za-z]*(?:\s+[a-z]\w*=[^<>]*)?\s*\/>/g,
    what: t("a component of MDX"),
    expected: () => "Markdown",
  },
  {
    pattern: /\[\/?(?:caption|gallery|embed|video|audio|playlist)(?:\s+[^\]]*)?\](?![([:])/g,
    what: t("a shortcode of WordPress"),
    expected: () => "Markdown",
  },
  ...[
    // Lists of numbers in double brackets are not meant, nor are the words of a link that has brackets.
    { pattern: /!?\[\[(?!_?toc_?\]\])(?=[^\]\n]*[\p{L}#])[^[\]\n]+\]\](?!\()/giu },
    { pattern: /\(\([\da-f-]{9,}\)\)/gi, before: /(?:^|[^(])$/ },
  ].map((link) => ({
    ...link,
    what: t("a link of another writing program"),
    expected: () => t("a link such as [words](/blog/page)"),
  })),
  ...[
    { pattern: /%%.+?%%/g },
    { pattern: /==(?=[^\s=])[^=\n]*[^\s=]==(?![\p{L}\d=])/giu, before: /(?:^|[^\p{L}\d=<>!])$/u },
    { pattern: /\^[a-z][a-z\d-]{2,}\s*$/gi, before: /\S\s$/ },
    { pattern: /'{2,3}(?=[^\s'])[^'\n]*[^\s']'{2,3}(?![\p{L}'])/giu, before: /(?:^|[^\p{L}'])$/u },
    { pattern: /\[\/(?:b|i|u|s|url|img|quote|color|size|center|list)\](?![([:])/gi },
    { pattern: /\[-?@[a-z][\w:-]*(?:[,;][^\]\n]*)?\](?![([:])/gi },
    { pattern: /^\.\. [a-z-]+::.*$/gi },
    { pattern: /\{[.#][^{}\n]*\}/g, before: /\)$/ },
    { pattern: /\{\.[^{}\n]*\}/g, before: /^#{1,6}\s[^\n]*\s$/ },
  ].map((markup) => ({ ...markup, what: t("markup of another writing program"), expected: () => "Markdown" })),
];

const hint =
  /\{[%{:.#]|\[\[|\$\{toc\}|:::|!!!|\?\?\?|\[!|\(\(|^\s*import\s|<\/?[A-Z]|\[\/?(?:[a-z]+)|\[_?toc|%%|==|''|\[-?@|\s\^[a-z]|^\.\. /im;

function expectedOfShortcode(found: string): string {
  const shortcode = readShortcode(found);
  const markdown = shortcode && shortcodeInMarkdown(shortcode);
  if (markdown === undefined) return "Markdown";
  return markdown === "" ? nothing() : quote(markdown);
}

/**
 * A sentence for each thing that other generators left in a text in Markdown; code may show how that looks.
 *
 * @param firstLine the line of the file on which the text begins; absent: lines are not named
 */
export function leftoverWarnings(source: string, firstLine?: number): string[] {
  if (!hint.test(source)) return [];
  const code = codeLines(source);
  const lines = source.split(/\r\n?|\n/);
  const containers = containersIn(lines.join("\n"));
  return lines.flatMap((line, index) => {
    if (code.has(index) || containers.has(index)) return [];
    return leftoversIn(line.replace(/(`+)[^`]*\1|\$[^$]+\$/g, "")).map(({ found, what, expected }) => {
      const parts = { found: quote(found.trim()), what, expected };
      return firstLine === undefined
        ? t("contains {found}, {what}, expected {expected}", parts)
        : t("contains {found} on line {line}, {what}, expected {expected}", { ...parts, line: firstLine + index });
    });
  });
}

export function leftoversIn(line: string): { found: string; what: string; expected: string }[] {
  return leftovers.flatMap(({ pattern, before, what, expected }) =>
    [...line.matchAll(pattern)]
      .filter(({ index }) => before?.test(line.slice(0, index)) ?? true)
      .map(([found]) => ({ found, what, expected: expected(found) })),
  );
}
