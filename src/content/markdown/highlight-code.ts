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

const languages = { bash, c, cpp, css, diff, java, javascript, json, python, sql, typescript, xml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** In characters: the patterns of a language may take quadratic time, above all within one line. */
const LONGEST_CODE = 20_000;
const LONGEST_LINE = 1_000;

/**
 * Code as HTML with a class for each type of token; undefined for an unknown language, and for code too long to be
 * written by hand.
 */
export function highlightCode(code: string, language: string): string | undefined {
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
