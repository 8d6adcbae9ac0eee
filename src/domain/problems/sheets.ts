import { levels } from "../../model/choices";
import { inNaturalOrder } from "../text/natural-order";
import { usedWords } from "../text/same-word";

interface ListedSheet {
  readonly title: string;
  readonly level: string | null;
}

/** Sheets for beginners first, those without a level last; within a level by title. */
export function sheetsInOrder<Sheet extends ListedSheet>(sheets: readonly Sheet[]): readonly Sheet[] {
  const placeOf = ({ level }: ListedSheet) => {
    const place = levels.findIndex((each) => each === level);
    return place < 0 ? levels.length : place;
  };
  return [...sheets].sort((a, b) => placeOf(a) - placeOf(b) || inNaturalOrder(a.title, b.title));
}

/** The topics of problems, each once, in the order of first use. */
export function topicsOf(problems: readonly { readonly topic: string | null }[]): string[] {
  return [...usedWords(problems.flatMap(({ topic }) => topic ?? [])).values()].map(({ word }) => word);
}
