import { isRealDate } from "../../model/values/calendar-date";

const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** 'February 14, 2026'; 'Date TBD' without a date, 'Invalid Date' for one that can't be read (docs/behaviour.md#dates-and-times). */
export function dateText(date: string | null | undefined): string {
  if (!date) return "Date TBD";
  if (!isRealDate(date)) return "Invalid Date";
  const [year = "", month = "", day = ""] = date.split("-");
  return `${months[Number(month) - 1] ?? ""} ${Number(day)}, ${year}`;
}
