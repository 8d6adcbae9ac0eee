import { resultCellText, type ResultCell, parseResultCell } from "../../model/values/result-cell";

type Parts = Readonly<Record<string, string | undefined>>;

/** Cells on the pages of judges, and what they mean. */
const forms: readonly (readonly [form: RegExp, read: (parts: Parts) => Partial<ResultCell>])[] = [
  // Untouched: `–`, `.`, `0/0`
  [/^(?:[-–—.]+|0 ?\/ ?(?:0|-+))$/, () => ({})],
  [/^[✓✔]$/, () => ({ state: "solved" })],
  // Codeforces and Toph: `+2 01:27`, `+2 (87)`
  [/^\+(?<wrong>\d*) ?\(?(?<hours>\d{1,2}):(?<minutes>\d\d)(?::\d\d)?\)?$/, solved],
  [/^\+(?<wrong>\d*) ?\((?<minute>\d+)\)$/, solved],
  // vjudge: `0:23:45 (-1)`, `(-3)`
  [/^(?<hours>\d{1,3}):(?<minutes>\d\d):\d\d(?: ?\(-(?<wrong>\d+)\))?$/, solved],
  [/^\(-(?<tried>\d+)\)$/, tried],
  // DOMjudge: `87 3 tries`, `1:27:05 + 0:40:00 3 tries`, `3 tries`, `3 + 1 tries`
  [/^(?<minute>\d+) (?<tries>\d+) tr(?:y|ies)$/, solved],
  [/^(?<hours>\d{1,3}):(?<minutes>\d\d):\d\d(?: ?\+ ?[\d:]+)? (?<tries>\d+) tr(?:y|ies)$/, solved],
  [/^(?<tried>\d+) tr(?:y|ies)$/, tried],
  [/^\d+ ?\+ ?(?<pending>\d+) tr(?:y|ies)$/, pending],
  // Kattis: `3 87 min`, `3 --`, `3+1 --`
  [/^(?<tries>\d+) (?<minute>\d+) min$/, solved],
  [/^(?<tried>\d+) ?--$/, tried],
  [/^\d+ ?\+ ?(?<pending>\d+) ?--$/, pending],
  // Points with a decimal comma, or with a time: `87,5 15`, `478 00:12`
  [/^(?<points>\d+[.,]?\d*)(?: (?<minute>\d+)| (?<hours>\d{1,2}):(?<minutes>\d\d))?$/, scored],
];

/**
 * Converts a cell of standings to the spelling of result files, from that spelling or those of Codeforces, DOMjudge,
 * Kattis, Toph and vjudge. Undefined if it can't be understood.
 */
export function pageCell(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^'/, "")
    .replace(/^[−–](?=\d)/, "-")
    .replace(/\s+/g, " ");
  if (parseResultCell(plain) !== undefined) return plain;
  const [, isFirst = ""] = /( ?!)$/.exec(plain) ?? [];
  const body = plain.slice(0, plain.length - isFirst.length);
  for (const [form, read] of forms) {
    const found = form.exec(body);
    if (!found) continue;
    const cell = read(found.groups ?? {});
    return resultCellText({ state: "untouched", tries: 0, isFirst: isFirst !== "", ...cell });
  }
  return undefined;
}

function solved({ wrong, tries, ...time }: Parts): Partial<ResultCell> {
  return { state: "solved", tries: Number(wrong || 0) + Math.max(0, Number(tries ?? 1) - 1), ...minuteIn(time) };
}

function tried({ tried: count }: Parts): Partial<ResultCell> {
  return { state: "tried", tries: Number(count) };
}

function pending({ pending: count }: Parts): Partial<ResultCell> {
  return { state: "pending", tries: Number(count) };
}

function scored({ points = "", ...time }: Parts): Partial<ResultCell> {
  return { state: "scored", points: Number(points.replace(",", ".")), ...minuteIn(time) };
}

function minuteIn({ minute, hours, minutes }: Parts): Partial<ResultCell> {
  if (minute !== undefined) return { minute: Number(minute) };
  return hours === undefined ? {} : { minute: Number(hours) * 60 + Number(minutes) };
}
