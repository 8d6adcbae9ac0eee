import { dateText } from "../../../domain/time/date-text";
import { isRealDate } from "../../../model/values/calendar-date";
import { Text } from "../../ui/Text";

/** A day in words; programs can read it too if it is a real date. */
export function DateText({ date }: { readonly date: string }) {
  return isRealDate(date) ? <time dateTime={date}>{dateText(date)}</time> : <Text as="span">{dateText(date)}</Text>;
}
