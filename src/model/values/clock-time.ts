/** A time of day, 24-hour. */
export interface ClockTime {
  readonly hours: number;
  readonly minutes: number;
}

/** Minutes follow an `h` in Portuguese; it ends times there and in Spanish. */
const timePattern = /^(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?\s*(?:([ap])\.?\s*m\.?|(h|hs|hrs|horas)\.?|min)?$/i;

/** '12:30 PM', '6 pm', '18:00', '18h30', '18h'; noon is 12, midnight 0. Undefined if it is not a time of day. */
export function parseClockTime(text: string): ClockTime | undefined {
  const match = timePattern.exec(text.trim());
  if (!match) return undefined;
  const [, hourText, minuteText, meridiem, unit] = match;
  if ((minuteText ?? meridiem ?? unit) === undefined) return undefined;
  const hours = Number(hourText);
  const minutes = Number(minuteText ?? 0);
  if (minutes > 59) return undefined;
  if (meridiem === undefined) return hours <= 23 ? { hours, minutes } : undefined;
  if (hours < 1 || hours > 12) return undefined;
  const afternoon = meridiem.toLowerCase() === "p" ? 12 : 0;
  return { hours: (hours % 12) + afternoon, minutes };
}

export interface ClockRange {
  readonly start: ClockTime;
  readonly end?: ClockTime;
}

/** A dash, or a word of English, Portuguese or Spanish. */
const between =
  /\s*[-\u2010-\u2015\u2212]\s*|\s*\b(?:to|till|until)\b\s*|\s(?:até(?: às| as)?|às|as|a|hasta|a las|hasta las)\s+/i;

/** In characters; a longer text contains more than a time. */
const LONGEST_RANGE = 100;

/**
 * '10:00 AM - 6:00 PM', '2 PM to 5 PM', 'das 19h às 21h', '10:00 - 11:30 AM' (the half of the day named last counts for both, unless the
 * range would end before it starts), '7:00 PM'. Undefined if it can't be read.
 */
export function parseClockRange(text: string): ClockRange | undefined {
  if (text.length > LONGEST_RANGE) return undefined;
  const bare = text.trim().replace(/^(?:das|de|às|a las)\s/i, "");
  const [first, second, ...rest] = bare.trim().split(between);
  if (first === undefined || rest.length > 0) return undefined;
  if (second === undefined) {
    const start = parseClockTime(first);
    return start && { start };
  }
  const end = parseClockTime(second);
  const start = parseStart(first, second, end);
  return start && end && { start, end };
}

function parseStart(first: string, second: string, end: ClockTime | undefined): ClockTime | undefined {
  const meridiem = /[ap]\.?\s*m\.?\s*$/i.exec(second)?.[0];
  if (meridiem === undefined || /[ap]\.?\s*m/i.test(first)) return parseClockTime(first);
  const borrowed = parseClockTime(`${first} ${meridiem}`);
  // '10:00 - 1:00 PM' starts in the morning, '10:00 - 2:00 AM' in the evening.
  const startsAfterEnd = borrowed && end && borrowed.hours * 60 + borrowed.minutes > end.hours * 60 + end.minutes;
  if (startsAfterEnd) return parseClockTime(`${first} ${/^p/i.test(meridiem) ? "AM" : "PM"}`);
  // '14:00 - 5:00 PM' mixes both clocks.
  return borrowed ?? parseClockTime(first);
}

/** 'All day', which says no more than the date. */
const wholeDay = /^\s*(?:all|whole|full)[\s-]day\s*$/i;

export function isReadableTime(text: string): boolean {
  return wholeDay.test(text) || parseClockRange(text) !== undefined;
}

const dayNames = /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|day [1-9])/i;

/** True if a text names days beside times, such as '10am Saturday until 4pm Sunday'. */
export function namesDays(text: string): boolean {
  return !isReadableTime(text) && dayNames.test(text);
}
