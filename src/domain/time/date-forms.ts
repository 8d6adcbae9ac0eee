import { siteLocale } from "../../words/site-language";
import { Remembered } from "../remembered";

const forms = {
  date: { year: "numeric", month: "long", day: "numeric" },
  monthAndDay: { month: "long", day: "numeric" },
  monthAndYear: { month: "long", year: "numeric" },
  month: { month: "long" },
  day: { day: "numeric" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type DateForm = keyof typeof forms;

/** Making one takes a phone longer than all that is formatted with it. */
const formats = new Remembered<Intl.DateTimeFormat>();

/** What clocks in UTC show at an instant, as the language of the interface writes it. */
export function inForm(form: DateForm, instant: number): string {
  return evenlySpaced(formatOf(form).format(instant));
}

/** The same of two instants, with what they share only once. */
export function rangeInForm(form: DateForm, start: number, end: number): string {
  return evenlySpaced(formatOf(form).formatRange(start, end)).replace(/ ?[–-] ?/, " - ");
}

function formatOf(form: DateForm): Intl.DateTimeFormat {
  const locale = siteLocale();
  return formats.get(`${locale} ${form}`, () => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...forms[form] }));
}

/** Browsers differ in the spaces that they put between the parts, and the page comes from another machine. */
function evenlySpaced(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ");
}
