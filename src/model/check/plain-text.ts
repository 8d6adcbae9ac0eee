import { isElement } from "../markdown/raw-html";
import { leftoverFault, leftoversIn } from "../markdown/leftovers";
import { quote, quoteAt, withExpectation } from "./sentence";
import { t } from "../../words/t";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const entity = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{2,6})|#x([\da-f]{2,5}));/gi;
const tag = /<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?\s*\/?>/gi;

/** Pairs of marks of Markdown: what is before them as `$1`, and the words between them as `$2`. */
const marks: readonly RegExp[] = [
  /()\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*/g,
  /(^|\W)__(?=\S)([^_\n]*(?:[^a-z\d_\n][^_\n]*[^\s_]|[^a-z\d_\s]))__(?!\w)/g,
  /()!?\[([^\]\n]*)\]\([^()\s]+\)/g,
];

/** A text without its markup: what it was meant to say. */
function withoutMarkup(text: string): string {
  const plain = marks.reduce(
    (all, mark) => all.replace(mark, "$1$2"),
    text.replace(tag, (found, name: string) => (isElement(name.toLowerCase()) ? "" : found)),
  );
  return plain.replace(entity, (found, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? found;
    const code = decimal === undefined ? parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : found;
  });
}

/** Warnings about a plain text, which pages show as it is: markup, leftovers of other generators and broken letters. */
export function plainTextWarnings(value: unknown): string[] {
  if (Array.isArray(value)) {
    const texts = value.filter((entry: unknown) => typeof entry === "string");
    return [...new Set(texts.flatMap(plainTextWarnings))];
  }
  if (typeof value !== "string" || !/[<&*_[{\u0080-\u00ff]/.test(value)) return [];
  return [...markupWarning(value), ...leftoverWarnings(value), ...brokenLettersWarning(value)];
}

function markupWarning(text: string): string[] {
  const plain = withoutMarkup(text);
  if (plain === text) return [];
  const start = Array.from({ length: text.length }, (_, index) => index).find((index) => text[index] !== plain[index]);
  return [
    t("is {value} with markup, which the page shows as it is, expected plain text such as {plain}", {
      value: quoteAt(text, start ?? 0),
      plain: quoteAt(plain.trim(), start ?? 0),
    }),
  ];
}

function leftoverWarnings(text: string): string[] {
  return text
    .split("\n")
    .flatMap(leftoversIn)
    .map((leftover) => withExpectation(leftoverFault(leftover), t("expected plain text")));
}

/** The characters that Windows has where Latin-1 has controls, by their bytes from 0x80. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Runs of characters that are the bytes of letters in UTF-8, read one by one. */
const runs = new RegExp(`[Â-ô][\\u00a0-\\u00bf${windows}]{1,3}`, "g");

/** A text in which letters that were read in the wrong encoding are whole again; undefined if it has none. */
function repairedLetters(text: string): string | undefined {
  const repaired = text.replace(runs, (run) => {
    const bytes = Array.from(run, (sign) => {
      const place = windows.indexOf(sign);
      return place >= 0 ? 0x80 + place : sign.charCodeAt(0);
    });
    return decoded(bytes) ?? run;
  });
  return repaired === text ? undefined : repaired;
}

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** A warning about letters that were read in the wrong encoding, with the words as they were meant. */
export function brokenLettersWarning(text: string): string[] {
  const words = text.split(/\s+/);
  const broken = words.find((word) => repairedLetters(word) !== undefined);
  if (broken === undefined) return [];
  const meant = quote(repairedLetters(broken) ?? "");
  return [t("contains the broken letters {letters}, expected {meant}", { letters: quote(broken), meant })];
}
