import { quote } from "../check/sentence";
import { codeLines } from "./parse-markdown";

/** What git puts around two versions of the same lines. The line between them is also the underline of a heading. */
const mark = /^(?:<{7}|>{7})(?:[ \t].*)?$/;

/**
 * What is wrong with a text in which two versions were left side by side; undefined if there are none. Code may show
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
