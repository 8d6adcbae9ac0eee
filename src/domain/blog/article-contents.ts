export interface ArticleHeading {
  readonly id: string;
  readonly text: string;
  /** 2 to 6, as in the HTML. */
  readonly level: number;
}

export interface ContentsEntry extends ArticleHeading {
  readonly parts: readonly ArticleHeading[];
}

const FEWEST_HEADINGS = 3;
const FEWEST_WORDS = 500;

/** The table of contents of a long article in two levels; empty for a short one. */
export function contentsOf(headings: readonly ArticleHeading[], wordCount: number): ContentsEntry[] {
  if (headings.length < FEWEST_HEADINGS || wordCount < FEWEST_WORDS) return [];
  const entries: (ContentsEntry & { parts: ArticleHeading[] })[] = [];
  for (const heading of headings) {
    if (heading.level === 2 || entries.length === 0) entries.push({ ...heading, parts: [] });
    else if (heading.level === 3) entries.at(-1)?.parts.push(heading);
  }
  return entries;
}
