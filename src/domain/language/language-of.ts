import { siteLanguage } from "../../words/site-language";

interface Script {
  /** The languages that are written in it. A text of unknown language is taken for the first. */
  readonly languages: readonly string[];
  /** A letter or another sign of it. */
  readonly sign: RegExp;
  readonly dir: "ltr" | "rtl";
}

const scripts: readonly Script[] = [
  { languages: ["bn", "as"], sign: /[\u0980-\u09FF]/u, dir: "ltr" },
  { languages: ["ar", "fa", "ur"], sign: /\p{Script=Arabic}/u, dir: "rtl" },
  { languages: ["en", "es", "pt"], sign: /\p{Script=Latin}/u, dir: "ltr" },
];

/** How an element says which language its text is in; empty for the language of the page. */
export interface LanguageMarks {
  readonly lang?: string;
  readonly dir?: Script["dir"];
}

/** A piece of a text. */
interface TextPart {
  readonly text: string;
  /** Undefined for the language of the page, and where a piece has no letters. */
  readonly language: string | undefined;
}

/** True if a text contains a character of the Bengali block. */
export function hasBangla(text: string): boolean {
  return /[\u0980-\u09FF]/.test(text);
}

/**
 * The language to mark a text with, by its letters: another one than the page's where at least half of them are of its
 * script. Digits and punctuation do not count, so a text of Bangla digits only is Bangla.
 *
 * @param page the language of the page, such as `pt-BR`
 */
export function languageOf(text: string, page: string = siteLanguage()): string | undefined {
  const found = new Set(languageParts(text, page).flatMap(({ language }) => language ?? []));
  const letters = found.size > 0 ? (text.match(/\p{L}/gu) ?? []) : [];
  return [...found].find((language) => {
    const sign = scriptOf(language)?.sign;
    return 2 * letters.filter((letter) => sign?.test(letter)).length >= letters.length;
  });
}

/**
 * Splits a text into pieces of one language. Spaces and punctuation between two words of another language than the page's
 * belong to them.
 */
export function languageParts(text: string, page: string = siteLanguage()): readonly TextPart[] {
  const { scripts: others, words } = othersThan(page);
  const parts: { text: string; language: string | undefined }[] = [];
  for (const piece of text.split(words).filter(Boolean)) {
    const language = others.find(({ sign }) => sign.test(piece))?.languages[0];
    const last = parts.at(-1);
    const beforeLast = parts.at(-2);
    if (language !== undefined && last && beforeLast?.language === language && !/\p{L}/u.test(last.text)) {
      beforeLast.text += last.text + piece;
      parts.pop();
    } else parts.push({ text: piece, language });
  }
  return parts;
}

/** How an element of a page says that its text is in `language`; nothing if that is undefined. */
export function marksOf(language: string | undefined, page: string = siteLanguage()): LanguageMarks {
  if (language === undefined) return {};
  const dir = directionOf(language);
  return dir === directionOf(page) ? { lang: language } : { lang: language, dir };
}

/** The same for an element in which no part can be marked by itself: of an attribute, or of an option. */
export function marksOfWhole(text: string, page: string = siteLanguage()): LanguageMarks {
  return marksOf(languageParts(text, page).find(({ language }) => language !== undefined)?.language, page);
}

function directionOf(language: string): Script["dir"] {
  return scriptOf(language)?.dir ?? "ltr";
}

function scriptOf(language: string): Script | undefined {
  const [name = ""] = language.split("-");
  return scripts.find(({ languages }) => languages.includes(name));
}

interface OtherScripts {
  readonly scripts: readonly Script[];
  /** Finds words in any of them. */
  readonly words: RegExp;
}

const known = new Map<string, OtherScripts>();

/** A regular expression for the letters of a word. */
const lettersOf = ({ sign: { source } }: Script) => `${source}(?:${source}|[\\u200C\\u200D])*`;

/** The same with the digits and signs that adjoin them: from right to left, 'C++' would be '++C' without, and '2nd' 'nd2'. */
function wordWithSigns({ sign: { source: letter } }: Script): string {
  const inside = `\\p{N}|[^\\s\\p{L}\\p{N}]{1,8}(?=${letter}|\\p{N})`;
  return `[\\p{N}.@#]{0,8}${letter}(?:${letter}|[\\u200C\\u200D]|${inside})*(?:\\(\\)|[+#]{1,4})?`;
}

/** The scripts that the language of a page is not written in. */
function othersThan(page: string): OtherScripts {
  const found = known.get(page);
  if (found) return found;
  const own = scriptOf(page);
  const others = scripts.filter((script) => script !== own);
  // oxlint-disable-next-line node/no-process-env -- the bundler replaces it, so that only Arabic pages load what only they need
  const isFromRight = process.env.GATSBY_LANGUAGE === "ar";
  const word = others
    .map((script) => (isFromRight && script.dir === "ltr" ? wordWithSigns(script) : lettersOf(script)))
    .join("|");
  const made = { scripts: others, words: new RegExp(`(${word})`, "u") };
  known.set(page, made);
  return made;
}
