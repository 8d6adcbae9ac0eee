const datePattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** True if the text is a day of the calendar written `YYYY-MM-DD`. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = (datePattern.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
