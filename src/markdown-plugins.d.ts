declare module "markdown-it-footnote" {
  import type { MarkdownIt } from "markdown-it";

  export default function footnotes(parser: MarkdownIt): void;
}

declare module "markdown-it-emoji" {
  import type { MarkdownIt } from "markdown-it";

  /** All emoji of GitHub; `shortcuts` are spellings such as `:)`. */
  export function full(parser: MarkdownIt, options: { readonly shortcuts: Readonly<Record<string, string>> }): void;
}
