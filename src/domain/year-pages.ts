import { isRealDate } from "../model/values/calendar-date";
import { yearText } from "./text/amounts";
import { t } from "../words/t";

interface Dated {
  /** `YYYY-MM-DD` */
  readonly date: string | null;
}

/** The most notices that one page lists, because of its size; more are divided by year. */
const MOST_NOTICES = 100;

/** The same of articles, whose cards are larger. */
export const MOST_ARTICLES = 24;

const UNDATED = "undated";

/** The year of publication, such as '2026', or 'undated'. */
export function archiveYear({ date }: Dated): string {
  return date && isRealDate(date) ? date.slice(0, 4) : UNDATED;
}

/**
 * The years with their own pages, in the order of the items; none if one page can list all items.
 *
 * @param items the newest first
 */
export function archiveYears(items: readonly Dated[], most = MOST_NOTICES): readonly string[] {
  return items.length <= most ? [] : [...new Set(items.map(archiveYear))];
}

export function archiveTitle(year: string): string {
  return year === UNDATED ? t("Undated notices") : t("Notices of {year}", { year: yearText(year) });
}

export function articlesTitle(year: string): string {
  return year === UNDATED ? t("Undated articles") : t("Articles of {year}", { year: yearText(year) });
}
