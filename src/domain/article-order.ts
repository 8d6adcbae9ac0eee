import { isRealDate } from "../model/calendar-date";

interface Dated {
  readonly jsonId: string;
  readonly publishDate: string | null;
}

/** The newest article first; without a real date last; of one day by name, so that the order is always the same. */
export function newestArticleFirst(a: Dated, b: Dated): number {
  const [first, second] = [dayOf(a), dayOf(b)];
  if (first !== second) return first < second ? 1 : -1;
  return a.jsonId < b.jsonId ? -1 : 1;
}

function dayOf({ publishDate }: Dated): string {
  return publishDate && isRealDate(publishDate) ? publishDate : "";
}
