import { paragraphsOf, codeLines } from "./parse-markdown";
import { textError } from "../check/text-error";
import { textLimits } from "../values/text-limits";
import { quote } from "../check/sentence";

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
    `contains a paragraph of ${long.length} characters, expected at most ${longest} before an empty line starts a new one`
  );
}

/** The marks that git puts around two versions of the same lines. The line between them is also the underline of a heading. */
const mark = /^(?:<{7}|>{7})(?:[ \t].*)?$/;

/**
 * Says what is wrong with a text in which two versions were left side by side; undefined if there are none. Code may show
 * how that looks.
 *
 * @param firstLine the line of the file on which the text begins
 */
export function mergeError(source: string, firstLine: number): string | undefined {
  if (!/^(?:<{7}|>{7})/m.test(source)) return undefined;
  const code = codeLines(source);
  const lines = source.split(/\r\n?|\n/);
  const index = lines.findIndex((line, at) => mark.test(line) && !code.has(at));
  if (index < 0) return undefined;
  return `contains ${quote(lines[index] ?? "")} on line ${firstLine + index}, a mark of a merge that was not finished, expected one of the two versions`;
}
