import { listText } from "../text/list-text";
import type { FolderWith } from "../../model/descriptors";
import { groupDigits } from "../text/amounts";
import { routes } from "../routes";
import { t } from "../../words/t";

interface Written {
  readonly author?: string | null;
  readonly authors?: readonly string[] | null;
}

/** All authors of an article, the linked one first; empty if there are none. */
export function authorsOf({ author, authors }: Written): readonly string[] {
  if (authors && authors.length > 0) return authors;
  return author ? [author] : [];
}

export function authorNames(written: Written): string {
  return listText(authorsOf(written));
}

export interface People {
  readonly folder: FolderWith<"profile">;
  readonly ids: ReadonlySet<number>;
}

/** The profile of an article's author, looked up in one kind of people after the other. */
export function authorProfile(authorId: string | null, people: readonly People[]): string | null {
  const id = Number(authorId?.trim() || Number.NaN);
  const folder = people.find(({ ids }) => ids.has(id))?.folder;
  return folder === undefined ? null : routes.item(folder, id);
}

const WORDS_A_MINUTE = 200;

/** '8 min read': as the author says, or else estimated from the words, at least one minute. */
export function readTimeText(minutes: number | null, wordCount: number): string {
  const count = minutes || Math.max(1, Math.ceil(wordCount / WORDS_A_MINUTE));
  return t("{minutes} min read", { minutes: groupDigits(count) });
}
