import { dateText } from "../../../domain/time/date-text";
import { isRealDate } from "../../../model/values/calendar-date";

/** A day in words; programs can read it too if it is a real date. */
export function DateText({ date }: { readonly date: string }) {
  return isRealDate(date) ? <time dateTime={date}>{dateText(date)}</time> : <span>{dateText(date)}</span>;
}
