import type { MarkdownIt, StateCore } from "markdown-it";

/** An id, and classes behind it that the site has no use for. */
const attributes = /^\{#([\p{L}\p{M}\p{N}_.-]{1,100})(?: +[.#]?[\w-]+)* *\}$/u;

/** Reads `## Title {#id}`: the piece that begins the heading has the id as `info`. */
export function readHeadingIds({ core }: MarkdownIt): void {
  core.ruler.before("inline", "heading_ids", ({ tokens }: StateCore) => {
    for (const [index, token] of tokens.entries()) {
      const text = tokens[index + 1];
      const start = token.type === "heading_open" ? (text?.content.lastIndexOf("{#") ?? -1) : -1;
      const id = text && start >= 0 ? attributes.exec(text.content.slice(start))?.[1] : undefined;
      if (text === undefined || id === undefined) continue;
      token.info = id;
      text.content = text.content.slice(0, start).trimEnd();
    }
  });
}
