import { isRealDate } from "../../model/values/calendar-date";

interface Dated {
  /** `YYYY-MM-DD` */
  readonly date: string | null;
}

/** As many notices a page may list without weighing too much: more of them are spread over years. */
const LARGEST_LIST = 100;

/** The year of notices whose day is not known. */
const UNDATED = "undated";

/** The year of publication, such as '2026', or 'undated'. */
export function noticeYear({ date }: Dated): string {
  return date && isRealDate(date) ? date.slice(0, 4) : UNDATED;
}

/**
 * The years that have a page of their own, in the order of the notices; none where one page can
 * list them all.
 *
 * @param notices the newest first
 */
export function archiveYears(notices: readonly Dated[]): readonly string[] {
  return notices.length <= LARGEST_LIST ? [] : [...new Set(notices.map(noticeYear))];
}

/** What the page of a year is called. */
export function archiveTitle(year: string): string {
  return year === UNDATED ? "Undated notices" : `Notices of ${year}`;
}
