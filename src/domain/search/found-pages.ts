export interface RankedResult {
  readonly id: string;
  readonly score: number;
  readonly isTitle: boolean;
  /** True if it has all of them as whole words: 'camp' also finds 'campus'. */
  readonly isWhole: boolean;
  readonly isList: boolean;
  readonly isHome: boolean;
  readonly isComing: boolean;
}

/**
 * Puts first what someone is most likely looking for: a title before a mention, a whole word before the beginning of
 * another, what is coming before what has been, and an item before a list that only mentions it.
 */
export function inOrderOfUse<T extends RankedResult>(results: readonly T[]): readonly T[] {
  return [...results].sort(
    (a, b) =>
      Number(a.isHome) - Number(b.isHome) ||
      Number(onlyLists(a)) - Number(onlyLists(b)) ||
      Number(b.isTitle) - Number(a.isTitle) ||
      Number(b.isWhole) - Number(a.isWhole) ||
      Number(b.isComing) - Number(a.isComing) ||
      b.score - a.score,
  );
}

function onlyLists({ isList, isTitle }: RankedResult): boolean {
  return isList && !isTitle;
}

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** In words: about three lines on a phone. */
const LENGTH = 30;

/** A sentence has at least so many words; what is shorter is a fact, such as a date. */
const SENTENCE = 5;

/** How much more a whole sentence says than a fact with the same words. */
const WHOLE = 100;

/** Words that come before the one that was searched for, where the sentence is too long to begin with it. */
const LEAD = 6;

interface Sentence {
  readonly start: number;
  readonly end: number;
}

/**
 * The excerpt of a page that was found: the sentence that says most about what was searched for, and what follows;
 * where only the title has it, the first sentence.
 *
 * @param content the text of the page, which begins with its title
 * @param isSearched whether a word, by its text and its place, is one of those that were searched for
 */
export function excerptOf(
  content: string,
  title: string,
  isSearched: (word: string, place: number) => boolean,
): readonly TextPart[] {
  const words = content.split(/\s+/).filter((word) => word !== "");
  const places = new Set([...words.keys()].filter((place) => isSearched(words[place] ?? "", place)));
  const start = placeAfterTitle(words, title);
  const sentences = sentencesOf(words, start);
  const best = bestOf(sentences, words, { places, factsCount: ![...places].some((place) => place < start) });
  if (!best) return [];
  const first = [...places].find((place) => place >= best.start && place < best.end) ?? best.start;
  const from = first - best.start < LENGTH - LEAD ? best.start : first - LEAD;
  const end = Math.min(from + LENGTH, endOfText(sentences, best));
  return [
    ...(from > best.start ? [{ text: "… ", isMarked: false }] : []),
    ...partsOf(words.slice(from, end), (index) => places.has(from + index)),
    ...(words.length > end && end === from + LENGTH ? [{ text: " …", isMarked: false }] : []),
  ];
}

function placeAfterTitle(words: readonly string[], title: string): number {
  const ofTitle = title.trim().split(/\s+/);
  const isTitle = ofTitle.every((word, place) => words[place]?.startsWith(word));
  return isTitle && words.length > ofTitle.length ? ofTitle.length : 0;
}

/** Where the sentences end that follow one: a fact, such as a date, is not part of the text. */
function endOfText(sentences: readonly Sentence[], first: Sentence): number {
  const next = sentences.find(({ start, end }) => start >= first.end && end - start < SENTENCE);
  return next?.start ?? sentences.at(-1)?.end ?? first.end;
}

function sentencesOf(words: readonly string[], from: number): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = from;
  for (let place = from; place < words.length; place += 1) {
    const isLast = /[.!?।…]["'”’)\]]*$/.test(words[place] ?? "") || place === words.length - 1;
    if (!isLast) continue;
    sentences.push({ start, end: place + 1 });
    start = place + 1;
  }
  return sentences;
}

/** The sentence with most of the words; a whole one before a short fact, the first of those that say as much. */
function bestOf(
  sentences: readonly Sentence[],
  words: readonly string[],
  { places, factsCount }: { readonly places: ReadonlySet<number>; readonly factsCount: boolean },
): Sentence | undefined {
  let best: Sentence | undefined;
  let most = -1;
  for (const sentence of sentences) {
    const found = new Set<string>();
    for (let place = sentence.start; place < sentence.end; place += 1)
      if (places.has(place)) found.add(words[place] ?? "");
    const isWhole = sentence.end - sentence.start >= SENTENCE;
    // A fact that repeats what the title says, such as a tag, says less than any sentence.
    const hasWord = found.size > 0;
    const value = isWhole ? (hasWord ? WHOLE + found.size : 1) : hasWord && factsCount ? 1 + found.size : 0;
    if (value > most) [best, most] = [sentence, value];
  }
  return best;
}

function partsOf(words: readonly string[], isMarked: (index: number) => boolean): TextPart[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [index, word] of words.entries()) {
    const last = parts.at(-1);
    const space = index === 0 ? "" : " ";
    if (last?.isMarked === isMarked(index)) last.text += space + word;
    else if (isMarked(index) && last) {
      last.text += space;
      parts.push({ text: word, isMarked: true });
    } else parts.push({ text: space + word, isMarked: isMarked(index) });
  }
  return parts;
}
