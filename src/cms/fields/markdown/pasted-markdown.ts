import { fromDom } from "hast-util-from-dom";
import { defaultHandlers, toMdast, type Handle } from "hast-util-to-mdast";
import type { Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { isPhrasing, tidyBlocks } from "./tidy-blocks";
import { tidyHtml } from "./tidy-html";

export interface PastedMarkdown {
  readonly text: string;
  readonly isBlock: boolean;
  readonly hadPictures: boolean;
}

/** @param plain the plain text that the program copied with it */
export function markdownOfHtml(html: string, plain: string): PastedMarkdown {
  const copied = tidyHtml(html);
  const pictures = copied.querySelectorAll("img,picture,svg,video,audio,canvas,iframe");
  for (const picture of pictures) picture.remove();
  const hadPictures = pictures.length > 0;
  if (isCode(copied.body)) return { text: `\`\`\`\n${plain.trimEnd()}\n\`\`\``, isBlock: true, hadPictures };
  const found = toMdast(fromDom(copied), { newlines: false, document: true, handlers, nodeHandlers });
  const children = tidyBlocks(found.type === "root" ? found.children : []);
  return {
    text: markdownOf({ type: "root", children }),
    isBlock: children.length > 1 || children.some(({ type }) => type !== "paragraph"),
    hadPictures,
  };
}

/** Code editors copy code as lines in a monospaced font with preserved spaces. */
function isCode({ children: [block, ...others] }: HTMLElement): boolean {
  const style = block?.matches("div") && others.length === 0 ? (block.getAttribute("style") ?? "") : "";
  return /white-space:\s*pre/i.test(style) && /font-family:[^;]*(?:mono|courier|consolas|menlo)/i.test(style);
}

const content: Handle = (state, node) => state.all(node);

/** Bold and italics are often only in styles, which may also override an element. */
const styled: Handle = (state, node) => {
  const style = node.properties.style ?? "";
  const [isBold, isItalic] = [
    /(?:^|[^-])font-weight:\s*(?:bold|[6-9]00)/i.test(style),
    /(?:^|[^-])font-style:\s*italic/i.test(style),
  ];
  const inner = state.all(node).filter(isPhrasing);
  if (inner.length < state.all(node).length || !(isBold || isItalic || /line-through/i.test(style)))
    return state.all(node);
  const bold = isBold ? [{ type: "strong" as const, children: inner }] : inner;
  const italic = isItalic ? [{ type: "emphasis" as const, children: bold }] : bold;
  return /line-through/i.test(style) ? [{ type: "delete" as const, children: italic }] : italic;
};

const unlessUndone =
  (undone: RegExp, handle: Handle): Handle =>
  (state, node, parent) =>
    undone.test(node.properties.style ?? "") ? state.all(node) : handle(state, node, parent);

const strong = unlessUndone(/(?:^|[^-])font-weight:\s*(?:normal|[1-5]00)/i, defaultHandlers.strong);
const emphasis = unlessUndone(/(?:^|[^-])font-style:\s*normal/i, defaultHandlers.em);

/** A link to a part of the copied page does not work elsewhere, and one to a local file never works. */
const link: Handle = (state, node) =>
  /^(?:https?:\/\/|mailto:|tel:|\/)/i.test((node.properties.href ?? "").trim())
    ? defaultHandlers.a(state, node)
    : state.all(node);

const handlers: Readonly<Record<string, Handle>> = {
  a: link,
  b: strong,
  strong,
  i: emphasis,
  em: emphasis,
  span: styled,
  font: styled,
  // Markdown has neither of these, and they would become emphasis.
  u: content,
  ins: content,
  mark: content,
};

/** Word writes conditions into comments, which Markdown would show. */
const nodeHandlers = { comment: () => undefined };

/** In the form in which the toolbar writes. */
function markdownOf(root: Root): string {
  const text = toMarkdown(root, {
    bullet: "-",
    emphasis: "_",
    listItemIndent: "one",
    rule: "-",
    extensions: [gfmToMarkdown({ firstLineBlank: true })],
  });
  // It needs a backslash only before a character reference, not before the next parameter of an address.
  return text.trim().replace(/(^|[^\\])\\&(?!#?\w+;)/g, "$1&");
}
