import { quote, withExpectation } from "../check/sentence";
import { containerNames, containersIn } from "./extensions/containers";
import { codeLines } from "./parse-markdown";
import { readShortcode, shortcodeInMarkdown, shortcodePattern } from "./shortcodes";
import { t } from "../../words/t";

interface Leftover {
  readonly pattern: RegExp;
  /** How the line before it must end. Safari before 16.4 has no look-behind. */
  readonly before?: RegExp;
  readonly markup: string;
  readonly expectation: (found: string) => string;
}

const nothing = () => t("expected nothing in its place");
const markdown = () => t("expected Markdown");

const note = {
  markup: "note",
  expectation: () => t("expected an alert: a quotation that begins with a line '> [!NOTE]'"),
};

const ownNames = containerNames.join("|");

const leftovers: readonly Leftover[] = [
  { pattern: new RegExp(shortcodePattern, "g"), markup: "tag", expectation: expectationOfShortcode },
  {
    pattern: /\{\{-?\s*(?:[a-z_]+\.[\w.]+|content|baseurl|toc|["'.$])[^{}\n]*\}\}/gi,
    markup: "variable",
    expectation: () => t("expected its value"),
  },
  {
    pattern: /^\s*(?:\[toc\]|\[\[_?toc_?\]\]|\$\{toc\}|\{:\s*toc\s*\})\s*$/gi,
    markup: "contents",
    expectation: () => t("expected nothing in its place: a long article has one by itself"),
  },
  {
    pattern: /\{:(?!\s*(?:toc|(?:width|height)=)[^}]*\})[ .#\w][^{}\n]*\}/g,
    markup: "attributes",
    expectation: nothing,
  },
  {
    pattern: new RegExp(`^\\s*:::+\\s*(?!(?:${ownNames})\\b)[a-z{].*$`, "gi"),
    ...note,
  },
  {
    pattern:
      /^\s*(?:!!!|\?\?\?\+?)\s+[a-z].*$|^\s*>\s*\[!(?!(?:note|tip|important|warning|caution)\]\s*$)[a-z][\w-]*\].*$/gi,
    ...note,
  },
  {
    pattern: new RegExp(`^\\s*:::+\\s*(?:${ownNames})\\b.*$`, "gi"),
    markup: "block",
    expectation: () => t("expected a line of as many colons below it, neither of the two in a list or a quotation"),
  },
  {
    pattern: /^\s*import\s+.+\s+from\s+["'].+["'];?\s*$/g,
    markup: "mdxLine",
    expectation: nothing,
  },
  {
    pattern: /<\/?[A-Z][A-Za-z]*(?:\s+[a-z]\w*=[^<>]*)?\s*\/>/g,
    markup: "component",
    expectation: markdown,
  },
  {
    pattern: /\[\/?(?:caption|gallery|embed|video|audio|playlist)(?:\s+[^\]]*)?\](?![([:])/g,
    markup: "shortcode",
    expectation: markdown,
  },
  ...[
    // Lists of numbers in double brackets are not meant, nor are the words of a link that has brackets.
    { pattern: /!?\[\[(?!_?toc_?\]\])(?=[^\]\n]*[\p{L}#])[^[\]\n]+\]\](?!\()/giu },
    { pattern: /\(\([\da-f-]{9,}\)\)/gi, before: /(?:^|[^(])$/ },
  ].map((link) => ({
    ...link,
    markup: "link",
    expectation: () => t("expected a link such as [words](/blog/page)"),
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
  ].map((markup) => ({ ...markup, markup: "other", expectation: markdown })),
];

const hint =
  /\{[%{:.#]|\[\[|\$\{toc\}|:::|!!!|\?\?\?|\[!|\(\(|^\s*import\s|<\/?[A-Z]|\[\/?(?:[a-z]+)|\[_?toc|%%|==|''|\[-?@|\s\^[a-z]|^\.\. /im;

function expectationOfShortcode(found: string): string {
  const shortcode = readShortcode(found);
  const written = shortcode && shortcodeInMarkdown(shortcode);
  if (written === undefined) return markdown();
  return written === "" ? nothing() : t("expected {markdown}", { markdown: quote(written) });
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
  const besideTabs = new Set(
    [...containers.values()].flatMap(({ name, from, end }) => {
      const isWritten = (line: string, place: number) => !code.has(from + place) && line.trim() !== "";
      const place = name === "tabs" ? lines.slice(from, end).findIndex(isWritten) : -1;
      return place < 0 ? [] : [from + place];
    }),
  );
  return lines.flatMap((line, index) => {
    if (code.has(index) || (containers.has(index) && !besideTabs.has(index))) return [];
    const warned = besideTabs.has(index)
      ? [{ found: line, markup: "tabs", expectation: t("expected only code; the page will show it below the tabs") }]
      : leftoversIn(line.replace(/(`+)[^`]*\1|\$[^$]+\$/g, ""));
    return warned.map((leftover) =>
      withExpectation(
        leftoverFault(leftover, firstLine === undefined ? undefined : firstLine + index),
        leftover.expectation,
      ),
    );
  });
}

interface FoundLeftover {
  readonly found: string;
  readonly markup: string;
  readonly expectation: string;
}

export function leftoversIn(line: string): FoundLeftover[] {
  return leftovers.flatMap(({ pattern, before, markup, expectation }) =>
    [...line.matchAll(pattern)]
      .filter(({ index }) => before?.test(line.slice(0, index)) ?? true)
      .map(([found]) => ({ found, markup, expectation: expectation(found) })),
  );
}

/** Names what another generator left, and its line if that is given. */
export function leftoverFault({ found, markup }: FoundLeftover, line?: number): string {
  return t(
    "contains {found}{where, select, line { on line {line}} other {}}, {markup, select, tag {a tag of another generator} variable {a variable of another generator} contents {a table of contents of another generator} attributes {an attribute list of Jekyll} note {a note of another generator} block {the beginning of a block without an end} tabs {words between tabs} mdxLine {a line of MDX} component {a component of MDX} shortcode {a shortcode of WordPress} link {a link of another writing program} other {markup of another writing program}}",
    { found: quote(found.trim()), where: line === undefined ? "unknown" : "line", line: line ?? 0, markup },
  );
}
