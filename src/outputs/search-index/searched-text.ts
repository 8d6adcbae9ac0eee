import { hiddenWords } from "../../domain/search/search-words";

/**
 * Elements that are not about the subject of a page, such as labels; those with data-pagefind-ignore are left out
 * anyway.
 */
const elements = ["nav", "button", "select", "form", "dialog", "dt"];

/** The selectors of elements that are not in the search index. */
export const leftOut = [...elements, "[aria-hidden='true']", ".visually-hidden"].join(", ");

const unread = new Set([...elements, "script", "style", "svg", "noscript", "template"]);

/** True if an element is not in the index, given its tag as React writes it. */
function isLeftOut(name: string, tag: string): boolean {
  return (
    unread.has(name) || / data-pagefind-ignore| aria-hidden="true"| class="(?:[^"]* )?visually-hidden[ "]/.test(tag)
  );
}

const voids = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

interface HiddenWords {
  readonly ofTitle: readonly string[];
  readonly ofText: readonly string[];
}

/**
 * Reads them from the HTML of a page as React writes it: from the searched part, without elements that are not in the
 * index.
 */
export function hiddenWordsOf(body: string): HiddenWords {
  const [, searched = ""] = /<main(?=[^>]* data-pagefind-body)[^>]*>(.*?)<\/main>/s.exec(body) ?? [];
  const texts: string[] = [];
  const titles: string[] = [];
  /** The current depth in ignored elements, in the title, and in code. */
  let [out, inTitle, inCode] = [0, 0, 0];
  for (const [piece, slash, name] of searched.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi)) {
    if (name === undefined) {
      // In code, an element may be part of a word, for its colour. Elsewhere, elements separate words.
      if (out === 0) (inTitle > 0 ? titles : texts).push(inCode > 1 ? piece : ` ${piece}`);
    } else if (voids.test(name)) continue;
    else if (slash === "/") {
      out = Math.max(0, out - 1);
      inTitle = Math.max(0, inTitle - 1);
      inCode = Math.max(0, inCode - 1);
    } else {
      if (out > 0 || isLeftOut(name, piece)) out += 1;
      if (inTitle > 0 || (name === "h1" && titles.length === 0)) inTitle += 1;
      if (inCode > 0 || name === "pre") inCode += 1;
      if (name === "pre") texts.push(" ");
    }
  }
  const ofTitle = hiddenWords(joinedText(titles));
  return { ofTitle, ofText: hiddenWords(joinedText(texts)).filter((word) => !ofTitle.includes(word)) };
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", amp: "&" };

function joinedText(pieces: readonly string[]): string {
  return pieces.join("").replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}
