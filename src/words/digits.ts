const formats = new Map<string, Intl.NumberFormat>();

/** A number in the digits of a language, without groups, such as a year or a place in a list; a text is unchanged. */
export function digits(value: unknown, locale: string): string {
  if (typeof value !== "number") return String(value);
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
  formats.set(locale, format);
  return format.format(value);
}
