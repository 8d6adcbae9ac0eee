import type { MarkdownIt, StateCore, StateInline, Token } from "markdown-it";

/** A size in pixels, as `=300x200`, `=300x` or `=300`. */
const size = /=(\d{1,4})(?:x(\d{0,4}))?/y;

/** A size behind a picture, as `{width=300}` or `{width="300" height="200"}`. */
const attributes = /^\{:?[ \t]*((?:(?:width|height)="?\d{1,4}(?:px)?"?[ \t]*)+)\}/;

/** Reads the size of a picture, `![alt](x.png =300x)` and `![alt](x.png){width=300}`: the piece gets it as attributes. */
export function readPictureSizes({ inline, core }: MarkdownIt): void {
  inline.ruler.before("image", "sized_image", readSized);
  core.ruler.after("inline", "picture_sizes", ({ tokens }: StateCore) => {
    for (const { children } of tokens)
      for (const [index, token] of (children ?? []).entries()) sizeBy(token, children?.[index + 1]);
  });
}

function sizeBy(picture: Token, next: Token | undefined): void {
  if (picture.type !== "image" || next?.type !== "text") return;
  const [found, list = ""] = attributes.exec(next.content) ?? [];
  if (found === undefined) return;
  next.content = next.content.slice(found.length);
  for (const [, name = "", value = ""] of list.matchAll(/(width|height)="?(\d+)/g)) picture.attrSet(name, value);
}

/** The texts in which a size can be; looking again for each picture would take quadratic time. */
const sized = new WeakMap<StateInline, boolean>();

/** In Markdown, only a title can follow the address of a picture, so a size is read like a title. */
function readSized(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax, md } = state;
  if (!src.startsWith("![", pos)) return false;
  if (!sized.has(state)) sized.set(state, /[ \t]=\d/.test(src));
  if (sized.get(state) !== true) return false;
  const labelEnd = md.helpers.parseLinkLabel(state, pos + 1, false);
  if (labelEnd < 0 || src[labelEnd + 1] !== "(") return false;
  const target = md.helpers.parseLinkDestination(src, labelEnd + 2, posMax);
  if (!target.ok || target.str === "") return false;
  const sizeStart = afterSpace(src, target.pos);
  size.lastIndex = sizeStart;
  const [found, width = "", height = ""] = size.exec(src) ?? [];
  if (sizeStart === target.pos || found === undefined) return false;
  const titleStart = afterSpace(src, sizeStart + found.length);
  const title = md.helpers.parseLinkTitle(src, titleStart, posMax);
  const end = title.ok ? afterSpace(src, title.pos) : titleStart;
  if (end >= posMax || src[end] !== ")") return false;
  if (!silent) {
    const content = src.slice(pos + 2, labelEnd);
    const children: Token[] = [];
    md.inline.parse(content, md, state.env, children);
    const token = state.push("image", "img", 0);
    token.attrs = [
      ["src", md.normalizeLink(target.str)],
      ["alt", ""],
    ];
    token.children = children;
    token.content = content;
    if (title.ok) token.attrSet("title", title.str);
    if (width !== "") token.attrSet("width", width);
    if (height !== "") token.attrSet("height", height);
  }
  state.pos = end + 1;
  return true;
}

function afterSpace(source: string, index: number): number {
  let end = index;
  while (source[end] === " " || source[end] === "\t") end += 1;
  return end;
}
