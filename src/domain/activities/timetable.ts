import { contentTimeText } from "../time/date-text";
import { withLatinDigits } from "../text/letters";
import { parseClockRange } from "../../model/values/clock-time";

interface TimetableRow {
  /** Such as '10:00 AM' or '9:00 - 10:30'; empty if the line names none. */
  readonly time: string;
  readonly text: string;
  readonly isBreak: boolean;
}

/** The rows of a day, or of all days if the schedule names none. */
export interface TimetablePart {
  /** Such as 'Day 1' or 'Friday, December 18'; empty without one. */
  readonly day: string;
  readonly rows: readonly TimetableRow[];
}

const clock = String.raw`\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s?m\.?)?`;
const separator = String.raw`(?:\s*[-\u2010-\u2015\u2212:|,]\s*|\s+)`;
const range = String.raw`${clock}\s*(?:[-\u2010-\u2015\u2212]|to|till|until)\s*${clock}`;
const timesAtStart = [range, clock].map((times) => new RegExp(`^(${times})${separator}(?=\\S)`, "iu"));

const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const weekdays = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const dayName = new RegExp(`^(?:day \\d|${weekdays}|(?:${months}) \\d|\\d{1,2} (?:${months})|দিন )`, "iu");
const afterDay = /[:|,\u2013\u2014-]\s*|\s+/gu;

/** In characters; a longer line is not the name of a day. */
const LONGEST_DAY = 40;

const breaks =
  /\b(?:breakfast|lunch|dinner|tea|coffee|snacks?|prayers?|jumu'?ah|namaz|break(?! \w))\b|বিরতি|নামাজ|নামায/iu;

/** The times and days of a schedule; undefined if no line begins with a time, which is a list. */
export function timetableOf(lines: readonly string[]): readonly TimetablePart[] | undefined {
  const parts: { day: string; rows: TimetableRow[] }[] = [];
  let hasTimes = false;
  for (const line of lines) {
    const { day, rest } = dayIn(line);
    if (day !== "" || parts.length === 0) parts.push({ day, rows: [] });
    if (rest === "") continue;
    const row = rowOf(rest);
    hasTimes ||= row.time !== "";
    parts.at(-1)?.rows.push(row);
  }
  return hasTimes ? parts.filter(({ day, rows }) => day !== "" || rows.length > 0) : undefined;
}

/** The day that a line begins with, and what follows. 'Friday prayer in the hall' names a day, but is not one. */
function dayIn(line: string): { readonly day: string; readonly rest: string } {
  const text = line.trim();
  if (!dayName.test(withLatinDigits(text))) return { day: "", rest: text };
  for (const { 0: separator, index } of text.matchAll(afterDay)) {
    const rest = text.slice(index + separator.length);
    if (rowOf(rest).time !== "") return { day: text.slice(0, index).trim(), rest };
  }
  const isDay = text.length <= LONGEST_DAY && /(?:\d|day|:)$/iu.test(withLatinDigits(text));
  return isDay ? { day: text.replace(/:$/, ""), rest: "" } : { day: "", rest: text };
}

function rowOf(line: string): TimetableRow {
  const latin = withLatinDigits(line);
  for (const pattern of timesAtStart) {
    const [whole = "", time = ""] = pattern.exec(latin) ?? [];
    // '12 teams' begins with a number, and just '10' is not a time.
    if (time === "" || !parseClockRange(time)) continue;
    const text = line.slice(whole.length);
    const shown = contentTimeText(time);
    return { time: shown === time ? line.slice(0, time.length) : shown, text, isBreak: breaks.test(text) };
  }
  return { time: "", text: line, isBreak: false };
}
