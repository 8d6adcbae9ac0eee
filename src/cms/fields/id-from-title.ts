import { isSlug, isTooLongForName } from "../../model/values/file-name";
import { fileNameOf } from "../saving/file-name";

/** The longest id that is made of a title, in characters: addresses should be short enough to be read. */
const LONGEST = 60;

/** How many numbers are tried after a title that others have, too. */
const TRIES = 1000;

/**
 * The id of a new item, made of its title; with a number where another item has that id. Empty if the title has nothing of
 * which an id could be made.
 *
 * @param taken the ids of the other items
 */
export function idFromTitle(title: string, taken: ReadonlySet<string>): string {
  const words = shortened(fileNameOf(title.normalize("NFC")));
  if (words === "") return "";
  const isFree = (id: string) => isSlug(id) && !taken.has(id);
  const numbers = Array.from({ length: TRIES }, (_each, index) => index + 2);
  return [words, ...numbers.map((number) => `${words}-${number}`)].find(isFree) ?? "";
}

/** Whole words, as many as an id may have; of one long word its beginning. Letters keep their marks. */
function shortened(words: string): string {
  const letters = words.match(/\P{M}\p{M}*/gu) ?? [];
  const kept = letters.slice(0, LONGEST);
  while (isTooLongForName(`${kept.join("")}-${TRIES}`)) kept.pop();
  if (kept.length === letters.length) return words;
  const text = kept.join("");
  return letters[kept.length] === "-" ? text : text.replace(/-[^-]*$/, "");
}
