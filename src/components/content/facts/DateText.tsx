import { dateText } from "../../../domain/time/date-text";
import { isRealDate } from "../../../model/values/calendar-date";
import { Text } from "../../ui/Text";

export function DateText({ date }: { readonly date: string }) {
  return isRealDate(date) ? <time dateTime={date}>{dateText(date)}</time> : <Text as="span">{dateText(date)}</Text>;
}
