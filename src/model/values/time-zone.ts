import { editDistance } from "../check/closest-name";
import { quote } from "../check/sentence";
import { t } from "../../words/t";

/** Names that the IANA database prefers, while programs list older ones. */
const renamed = [
  ...["Africa/Asmara", "America/Argentina/Buenos_Aires", "America/Indiana/Indianapolis", "America/Nuuk"],
  ...["Asia/Ho_Chi_Minh", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Yangon", "Atlantic/Faroe", "Europe/Kyiv"],
  ...["Pacific/Chuuk", "Pacific/Kanton", "Pacific/Pohnpei", "UTC"],
];

export function timeZoneError(text: string): string | undefined {
  const spelling = spellingOf(text);
  if (spelling === undefined ? isTimeZone(text) : spelling === text) return undefined;
  const example = spelling ?? nearestZone(text) ?? "Asia/Dhaka";
  return t("is {value}, expected the IANA name of a time zone, such as {example}", {
    value: quote(text),
    example: quote(example),
  });
}

function spellingOf(text: string): string | undefined {
  return knownZones().find((zone) => zone.toLowerCase() === text.toLowerCase());
}

function knownZones(): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), ...renamed])];
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

/** The zone whose name or city is most like the text; undefined if none is. */
function nearestZone(text: string): string | undefined {
  const [best] = knownZones()
    .map((zone) => ({ zone, distance: distanceTo(zone, text), isElsewhere: regionOf(zone) !== regionOf(text) }))
    .sort((a, b) => a.distance - b.distance || Number(a.isElsewhere) - Number(b.isElsewhere));
  return best && best.distance <= text.length / 3 ? best.zone : undefined;
}

function distanceTo(zone: string, text: string): number {
  const [whole, city] = [plain(zone), cityOf(zone)];
  return Math.min(editDistance(plain(text), whole), editDistance(cityOf(text), city));
}

/** 'sao paulo' from 'America/Sao_Paulo'. */
function cityOf(name: string): string {
  return plain(name).replace(/^.*\//, "");
}

/** 'america' from 'America/Sao_Paulo'. */
function regionOf(name: string): string {
  return plain(name).replace(/\/.*$/, "");
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ").trim().toLowerCase();
}
