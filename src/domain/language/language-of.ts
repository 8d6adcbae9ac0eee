import { scriptOf } from "../../words/languages";
import { isFromRight, siteLanguage } from "../../words/site-language";

interface Script {
  /** The language that a text in this script is assumed to have on pages of another script. */
  readonly language: string;
  readonly sign: RegExp;
}

const scripts: readonly Script[] = [
  { language: "bn", sign: /[\u0980-\u09FF]/u },
  { language: "ar", sign: /\p{Script=Arabic}/u },
  { language: "en", sign: /\p{Script=Latin}/u },
];

/** How an element says which language its text is in; empty for the language of the page. */
export interface LanguageMarks {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

interface TextPart {
  readonly text: string;
  /** Undefined for the language of the page, and where a piece has no letters. */
  readonly language: string | undefined;
  /** The attributes of a separate element; undefined for text that needs none. */
  readonly marks: LanguageMarks | undefined;
}

export function hasBangla(text: string): boolean {
  return /[\u0980-\u09FF]/.test(text);
}

/** Addresses and the like say nothing about the language of the words around them. */
const ADDRESS = /[a-z][a-z+.-]*:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|www\.\S+/gi;

/**
 * The language to mark a whole text with: another one than the page's only where no letter is of the page's script. Digits and
 * punctuation do not count, so a text of Bangla digits only is Bangla.
 *
 * @param page the language of the page, such as `pt-BR`
 */
export function languageOf(text: string, page: string = siteLanguage()): string | undefined {
  const { scripts: others } = othersThan(page);
  const words = text.replace(ADDRESS, "");
  const isOwn = (letter: string) => others.every(({ sign }) => !sign.test(letter));
  if (words.match(/\p{L}/gu)?.some(isOwn)) return undefined;
  const places = others.map(({ sign, language }) => ({ place: words.search(sign), language }));
  return places.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place)[0]?.language;
}

/**
 * Splits a text into pieces of one language. Spaces and punctuation between two words of another language than the page's
 * belong to them. On pages from right to left, numbers with signs, such as `458-21`, are pieces too.
 */
export function languageParts(text: string, page: string = siteLanguage()): readonly TextPart[] {
  const { scripts: others, words } = othersThan(page);
  const parts: { text: string; language: string | undefined; isNumber: boolean }[] = [];
  for (const [index, piece] of text.split(words).entries()) {
    if (piece === "") continue;
    const language = others.find(({ sign }) => sign.test(piece))?.language;
    const last = parts.at(-1);
    const beforeLast = parts.at(-2);
    if (language !== undefined && last && beforeLast?.language === language && !/\p{L}/u.test(last.text)) {
      beforeLast.text += last.text + piece;
      parts.pop();
    } else parts.push({ text: piece, language, isNumber: index % 2 === 1 && language === undefined });
  }
  return parts.map(({ text: part, language, isNumber }) => ({
    text: part,
    language,
    marks: isNumber ? { dir: "ltr" } : language === undefined ? undefined : marksOf(language, page),
  }));
}

/** How an element of a page says that its text is in `language`; nothing if that is undefined. */
export function marksOf(language: string | undefined, page: string = siteLanguage()): LanguageMarks {
  if (language === undefined) return {};
  const dir = directionOf(language);
  return dir === directionOf(page) ? { lang: language } : { lang: language, dir };
}

/**
 * How an element says that its text, which holds letters of the page's script, runs from right to left all the same: it begins
 * with a word that does.
 */
export function directionMarks(text: string, page: string = siteLanguage()): LanguageMarks {
  const first = languageParts(text.replace(ADDRESS, ""), page).find((part) => /\p{L}/u.test(part.text));
  return first?.marks?.dir === "rtl" ? { dir: "rtl" } : {};
}

/** The marks of an element that holds a text as a whole. */
export function textMarks(text: string, page: string): LanguageMarks {
  const language = languageOf(text, page);
  return language === undefined ? directionMarks(text, page) : marksOf(language, page);
}

/** The marks of an element whose parts can't be marked separately: of an attribute, or of an option. */
export function marksOfWhole(text: string, page: string = siteLanguage()): LanguageMarks {
  return marksOf(languageParts(text, page).find(({ language }) => language !== undefined)?.language, page);
}

function directionOf(language: string): "ltr" | "rtl" {
  return isFromRight(language) ? "rtl" : "ltr";
}

interface OtherScripts {
  readonly scripts: readonly Script[];
  readonly words: RegExp;
}

const known = new Map<string, OtherScripts>();

const lettersOf = ({ sign: { source } }: Script) => `${source}(?:${source}|[\\u200C\\u200D])*`;

/**
 * The same on a page from right to left, with the digits and signs that adjoin them, and numbers that hold signs: 'C++' would
 * be read as '++C', '2nd' as 'nd2' and '458-21' as '21-458'.
 */
function wordWithSigns({ sign: { source: letter } }: Script): string {
  const before = "(?:[\\p{N}.@#]|--|::|&lt;|<){0,8}";
  const inside = `\\p{N}|[^\\s\\p{L}\\p{N}]{1,8}(?=${letter}|\\p{N})`;
  return `${before}${letter}(?:${letter}|[\\u200C\\u200D]|${inside})*(?:\\(\\)|[+#]{1,4}|&gt;|>)?`;
}

/** Digits with signs between, before or after them, such as those of a date, a telephone or a roll. */
const NUMBER =
  "[+#\u2212]\\p{N}(?:[-.,:/]?[ ]?\\p{N}){0,40}|\\p{N}(?:[.,:/]?\\p{N}){0,20}(?:[-\u2212]\\p{N}{1,20}){1,8}|\\p{N}{1,20}[+%]";

function othersThan(page: string): OtherScripts {
  const found = known.get(page);
  if (found) return found;
  const others = scripts.filter(({ language }) => scriptOf(language) !== scriptOf(page));
  // oxlint-disable-next-line node/no-process-env -- the bundler replaces it, so that only Arabic pages load what only they need
  const isArabic = process.env.GATSBY_LANGUAGE === "ar";
  const word = others.map((script) =>
    isArabic && !isFromRight(script.language) ? wordWithSigns(script) : lettersOf(script),
  );
  const words = new RegExp(`(${(isArabic ? [...word, NUMBER] : word).join("|")})`, "u");
  const made = { scripts: others, words };
  known.set(page, made);
  return made;
}
