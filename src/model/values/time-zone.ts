import { closestName } from "../check/closest-name";
import { quote } from "../check/sentence";
import { t } from "../../words/t";

/** Names that the IANA database prefers, while programs list older ones. */
const renamed = [
  "Africa/Asmara",
  "America/Argentina/Buenos_Aires",
  "America/Indiana/Indianapolis",
  "America/Nuuk",
  "Asia/Ho_Chi_Minh",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Yangon",
  "Atlantic/Faroe",
  "Europe/Kyiv",
  "Pacific/Chuuk",
  "Pacific/Kanton",
  "Pacific/Pohnpei",
  "UTC",
];

export function timeZoneError(text: string): string | undefined {
  const known = [...Intl.supportedValuesOf("timeZone"), ...renamed];
  const closest = closestName(text, known);
  const isMisspelt = closest !== text && closest?.toLowerCase() === text.toLowerCase();
  if (known.includes(text) || (!isMisspelt && isTimeZone(text))) return undefined;
  return t("is {value}, expected the IANA name of a time zone, such as {example}", {
    value: quote(text),
    example: quote(closest ?? "Asia/Dhaka"),
  });
}

/** Offsets and abbreviations, which some programs accept, say nothing about daylight saving. */
function isTimeZone(text: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)+$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
