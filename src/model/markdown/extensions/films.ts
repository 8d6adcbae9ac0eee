import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { isVideo } from "../../values/media";
import { parseUrl } from "../../values/parse-url";
import { youTubeId } from "../../values/youtube";

/** A film that replaces a link or a picture: `video` is a file, `youtube` the page of a film. */
type Film = "video" | "youtube";

/**
 * Reads videos: a file or a film on YouTube written like a picture, or a link to one on a separate line. The token has
 * the address as `src` and its name as `content`.
 */
export function readFilms({ core }: MarkdownIt): void {
  core.ruler.after("linkify", "films", ({ tokens, Token: Piece }: StateCore) => {
    for (const token of tokens) {
      if (token.type !== "inline" || !token.children) continue;
      for (const child of token.children)
        if (child.type === "image") showFilm(child, child.attrGet("src"), child.content);
      // In a list or a table a link stays one among others.
      if (token.level === 1)
        token.children = token.children.some(isLink) ? withFilms(token.children, Piece) : token.children;
    }
  });
}

function isLink({ type }: Token): boolean {
  return type === "link_open";
}

function showFilm(token: Token, address: unknown, words: string): boolean {
  const film = typeof address === "string" ? filmAt(address) : undefined;
  if (film === undefined) return false;
  Object.assign(token, { type: film, content: words, children: null });
  return true;
}

function filmAt(address: string): Film | undefined {
  if (youTubeId(address) !== undefined) return "youtube";
  const url = parseUrl(address);
  // The policy of a page blocks everything without https.
  return isVideo({ src: address }) && (url === undefined || url.protocol === "https:") ? "video" : undefined;
}

/** The pieces of a paragraph in which each line that is only a link to a film has become the film. */
function withFilms(children: readonly Token[], Piece: typeof Token): Token[] {
  const shown: Token[] = [];
  let line: Token[] = [];
  const endLine = () => {
    shown.push(...(filmOf(line, Piece) ?? line));
    line = [];
  };
  for (const child of children) {
    if (child.type !== "softbreak" && child.type !== "hardbreak") {
      line.push(child);
      continue;
    }
    endLine();
    shown.push(child);
  }
  endLine();
  return shown;
}

function filmOf(line: readonly Token[], Piece: typeof Token): Token[] | undefined {
  const pieces = line.filter(({ type, content }) => type !== "text" || content.trim() !== "");
  const [first, ...others] = pieces;
  const last = others.pop();
  if (first?.type !== "link_open" || last?.type !== "link_close" || others.some(isLink)) return undefined;
  const address = first.attrGet("href");
  const words = others.map(({ content }) => content).join("");
  const film = new Piece("film", "", 0);
  film.attrSet("src", String(address));
  // An address says nothing about the film.
  return showFilm(film, address, parseUrl(words) || words.startsWith("www.") ? "" : words) ? [film] : undefined;
}
