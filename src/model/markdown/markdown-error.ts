import { paragraphsOf } from "./parse-markdown";
import { mergeError } from "./merge-error";
import { textError } from "../check/text-error";
import { textLimits } from "../values/text-limits";

/**
 * What is wrong with a text in Markdown as a whole; undefined if it can be rendered.
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
