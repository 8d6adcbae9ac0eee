import MarkdownIt from "markdown-it";
import { textError } from "./text-error";
import { textLimits } from "./text-limits";

/** Cuts a text into its paragraphs, headings and cells without reading what is inside them. */
const blockParser = new MarkdownIt({ html: true });
blockParser.core.ruler.enableOnly(["normalize", "block"]);

/** What is wrong with a text in Markdown as a whole; undefined if it can be rendered. */
export function markdownError(source: string): string | undefined {
  return textError(source, textLimits.markdown) ?? paragraphError(source);
}

function paragraphError(source: string): string | undefined {
  const { markdownParagraph: longest } = textLimits;
  if (source.length <= longest) return undefined;
  const paragraphs = blockParser.parse(source, {}).filter(({ type }) => type === "inline");
  const long = paragraphs.find(({ content }) => content.length > longest);
  return (
    long &&
    `holds a paragraph of ${long.content.length} characters, expected at most ${longest} before an empty line starts a new one`
  );
}
