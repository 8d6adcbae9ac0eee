import type { Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { documentOfHtml } from "./pasted-document";

export interface PastedMarkdown {
  readonly text: string;
  /** True for lists, tables and several paragraphs, which begin and end lines of their own. */
  readonly isBlock: boolean;
  readonly hadPictures: boolean;
}

/** HTML from the clipboard as the Markdown that says the same; pictures are left out. */
export function markdownOfHtml(html: string): PastedMarkdown {
  const { root, hadPictures } = documentOfHtml(html);
  const [first, ...others] = root.children;
  return {
    text: markdownOf(root),
    isBlock: others.length > 0 || (first && first.type !== "paragraph") === true,
    hadPictures,
  };
}

/** In the form that the buttons of the toolbar write. */
function markdownOf(root: Root): string {
  const text = toMarkdown(root, {
    bullet: "-",
    emphasis: "_",
    listItemIndent: "one",
    rule: "-",
    extensions: [gfmToMarkdown({ firstLineBlank: true })],
  });
  // Before what is no reference to a character, such as the next value in an address, it needs no backslash.
  return text.trim().replace(/(^|[^\\])\\&(?!#?\w+;)/g, "$1&");
}
