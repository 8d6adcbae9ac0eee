import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { fenceWord, isProgramText, type ProgramText } from "../../model/markdown/extensions/read-containers";
import { renderFormula } from "./own-html";
import type { Rule } from "./render-rules";
import { t } from "../../words/t";

/** Input and output of programs, by the word after the fence, with the label above each. */
const programTextNames: Readonly<Record<ProgramText, string>> = {
  input: t("Input"),
  output: t("Output"),
  error: t("Error"),
};

/**
 * The length of the longest line, in steps, for which a phone makes the letters smaller; empty if letters of the usual
 * size fit.
 */
function columnsOf(code: string): string {
  const longest = Math.max(...code.split("\n").map((line) => line.length));
  const step = columnSteps.find((columns) => longest > columns.above);
  return step ? ` data-columns="${step.columns}"` : "";
}

/** The style sheet has a font size for each. */
const columnSteps = [
  { above: 50, columns: 60 },
  { above: 40, columns: 50 },
];

/**
 * A block of highlighted code, or the input or output of a program.
 *
 * @param scrollable returns the attributes of a scrolling element with a name
 */
export function codeRule(escapeHtml: (text: string) => string, scrollable: (name: string) => string): Rule {
  return (tokens, index, _options, environment) => {
    const { content = "", info = "" } = tokens[index] ?? {};
    const language = fenceWord(info);
    const math = language === "math" ? renderFormula(content.trim(), true) : undefined;
    if (math !== undefined) return `<div>${environment.leaves.keep(math)}</div>\n`;
    environment.codeBlocks += 1;
    const number = environment.codeBlocks;
    const said = isProgramText(language) ? programTextNames[language] : undefined;
    const name = said ?? languageName(language);
    const label =
      name === undefined
        ? t("Code {number, number}", { number })
        : t("Code {number, number}: {language}", { number, language: name });
    const shown = highlightCode(content, language) ?? escapeHtml(content);
    const heading = said === undefined ? "" : `<strong>${said}</strong>\n`;
    return `<pre ${scrollable(label)}${columnsOf(content)}>${heading}<code>${shown}</code></pre>\n`;
  };
}

const languages = { bash, c, cpp, css, diff, java, javascript, json, python, sql, typescript, xml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** In characters: the patterns of a language may take quadratic time, especially within one line. */
const LONGEST_CODE = 20_000;
const LONGEST_LINE = 1_000;

/**
 * Code as HTML with a class for each type of token; undefined for an unknown language, and for code that is too long.
 */
function highlightCode(code: string, language: string): string | undefined {
  if (!hljs.getLanguage(language) || isTooLong(code)) return undefined;
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

function isTooLong(code: string): boolean {
  return code.length > LONGEST_CODE || code.split("\n").some((line) => line.length > LONGEST_LINE);
}

/** The usual name of a language, such as 'C++' for `cpp`; undefined for an unknown one. */
export function languageName(language: string): string | undefined {
  return hljs.getLanguage(language)?.name;
}
