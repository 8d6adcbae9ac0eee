/**
 * The minutes in a time since the start of a contest, or a penalty: `340`, `"340"`, `"5:40:00"` and `"5:40"` are 340, `"0:23:45"`
 * is 23. Undefined for anything else.
 *
 * @param areSeconds true if plain numbers are seconds
 */
export function contestMinutes(time: unknown, areSeconds = false): number | undefined {
  const text = typeof time === "number" || typeof time === "string" ? String(time).trim() : "";
  const { hours, minutes, plain } = forms.exec(text)?.groups ?? {};
  if (plain !== undefined) return Math.floor(Number(plain) / (areSeconds ? 60 : 1));
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const forms = /^(?:(?<hours>\d{1,5}):(?<minutes>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?|(?<plain>\d{1,9})(?:[.,]0+)?)$/;
