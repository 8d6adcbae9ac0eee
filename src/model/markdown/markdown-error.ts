import { paragraphsOf } from "./parse-markdown";
import { textError } from "../check/text-error";
import { textLimits } from "../values/text-limits";

/** What is wrong with a text in Markdown as a whole; undefined if it can be rendered. */
export function markdownError(source: string): string | undefined {
  return textError(source, textLimits.markdown) ?? paragraphError(source);
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
