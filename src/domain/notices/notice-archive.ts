import { isRealDate } from "../../model/values/calendar-date";
import { t } from "../../words/t";

interface Dated {
  /** `YYYY-MM-DD` */
  readonly date: string | null;
}

/** The most notices that one page lists, because of its size; more are divided by year. */
const LARGEST_LIST = 100;

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

/** The title of a year's page. */
export function archiveTitle(year: string): string {
  return year === UNDATED ? t("Undated notices") : t("Notices of {year}", { year });
}
