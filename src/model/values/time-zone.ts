import { editDistance } from "../check/closest-name";
import { quote } from "../check/sentence";

/** Names that the IANA database prefers, while programs list older ones. */
const renamed = [
  ...["Africa/Asmara", "America/Argentina/Buenos_Aires", "America/Indiana/Indianapolis", "America/Nuuk"],
  ...["Asia/Ho_Chi_Minh", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Yangon", "Atlantic/Faroe", "Europe/Kyiv"],
  ...["Pacific/Chuuk", "Pacific/Kanton", "Pacific/Pohnpei", "UTC"],
];

/**
 * What is wrong with a text as the name of a time zone; undefined if nothing is. Calendars need it spelled as in the IANA
 * database, while programs read it in any case.
 */
export function timeZoneError(text: string): string | undefined {
  const known = spellingOf(text);
  if (known === text) return undefined;
  const example = known ?? nearestZone(text) ?? "Asia/Dhaka";
  return `is ${quote(text)}, expected the IANA name of a time zone, such as ${quote(example)}`;
}

/**
 * How a zone is spelled, of which the text is the name in any case; undefined if it is none. Offsets and abbreviations,
 * which some programs accept, say nothing about daylight saving.
 */
function spellingOf(text: string): string | undefined {
  if (text !== "UTC" && !/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)+$/i.test(text)) return undefined;
  const another = renamed.find((zone) => zone.toLowerCase() === text.toLowerCase());
  if (another !== undefined) return another;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The zone whose name or city is most like the text; undefined if none is. */
function nearestZone(text: string): string | undefined {
  const [best] = [...new Set([...Intl.supportedValuesOf("timeZone"), ...renamed])]
    .map((zone) => ({ zone, distance: distanceTo(zone, text), isElsewhere: regionOf(zone) !== regionOf(text) }))
    .toSorted((a, b) => a.distance - b.distance || Number(a.isElsewhere) - Number(b.isElsewhere));
  return best && best.distance <= text.length / 3 ? best.zone : undefined;
}

function distanceTo(zone: string, text: string): number {
  const [whole, city] = [plain(zone), cityOf(zone)];
  return Math.min(editDistance(plain(text), whole), editDistance(cityOf(text), city));
}

/** 'sao paulo' of 'America/Sao_Paulo'. */
function cityOf(name: string): string {
  return plain(name).replace(/^.*\//, "");
}

/** 'america' of 'America/Sao_Paulo'. */
function regionOf(name: string): string {
  return plain(name).replace(/\/.*$/, "");
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ").trim().toLowerCase();
}
