import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../../src/content/content-directory";

/** Distinguishes the words of a club's content from those of the interface. */
interface ContentWords {
  /** The parts of a text that are neither marked as words of a pseudo-language nor in the content. */
  unknownIn(text: string): readonly string[];
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Without the signs of Markdown, as on pages, and with the same quotation marks. */
const asShown = (text: string) =>
  inOneLine(text)
    .replace(/[*_`#>|\\[\]]/g, "")
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/ {2,}/g, " ")
    .toLowerCase();

/** Longer texts are excerpts, from which the build has removed links and the like. */
const LONG = 80;

/** Numbers, addresses, abbreviations, names of files and types, ranks of Codeforces, and marked words. */
const isNoSentence = (part: string) =>
  !/[a-z]{2}/i.test(part) ||
  /[Ā-ſȀ-ɏḀ-ỿ]/.test(part) ||
  /^[^\sA-Z]+$/.test(part.trim()) ||
  /^\S+\.\S+\/\S+$/.test(part.trim()) ||
  /^[A-Z-]+$/.test(part) ||
  /^(?:Newbie|Pupil|Specialist|Expert)$/.test(part);

/** Reads all words of the content in use. */
export function contentWords(): ContentWords {
  const directory = contentDirectory();
  const texts = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:json|md)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(directory, file), "utf8");
      return file.endsWith(".md") ? [source] : textsIn(JSON.parse(source));
    });
  const whole = asShown(texts.join("\n"));
  const words = new Set(whole.match(/\p{L}+/gu));
  const hasKnownWords = (part: string) => (part.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => words.has(word));
  const isKnown = (part: string) => whole.includes(asShown(part));
  return {
    unknownIn(text) {
      const shown = inOneLine(text);
      if (isKnown(shown)) return [];
      const undated = shown.replace(dateWords, "");
      // Placeholders contain words of the content, between those of the catalogue.
      const isMarked = /[[\]~]/.test(shown);
      const parts = isMarked ? (undated.match(/\p{L}+/gu) ?? []) : undated.split(/ [·(-] ?|\)|, | or | and /);
      const isKnownPart = (part: string) =>
        isNoSentence(part) || (isMarked || part.length > LONG ? hasKnownWords(part) : isKnown(part));
      return parts.filter((part) => !isKnownPart(part));
    },
  };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** Names of months and days, and parts of days, as dates and times show them. */
function namesInDates(): readonly string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, day, day % 24)));
  const formats = (["long", "short"] as const).map(
    (style) =>
      new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...{ hour: "numeric", weekday: style, month: style } }),
  );
  const parts = formats.flatMap((format) => days.flatMap((day) => format.formatToParts(day)));
  const names = parts.filter(({ type }) => type === "weekday" || type === "month" || type === "dayPeriod");
  return [...new Set(names.map(({ value }) => value))];
}

const dateWords = new RegExp(`\\b(?:${namesInDates().join("|")})\\b`, "g");
