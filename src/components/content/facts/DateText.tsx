import { dateText } from "../../../domain/time/date-text";
import { isRealDate } from "../../../model/values/calendar-date";

/** A day in words, which machines can read too where it is a real one. */
export function DateText({ date }: { readonly date: string }) {
  return isRealDate(date) ? <time dateTime={date}>{dateText(date)}</time> : <span>{dateText(date)}</span>;
}
