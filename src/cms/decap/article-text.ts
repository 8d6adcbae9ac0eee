import { articleFormat } from "../../content/read/file-formats";
import { splitTranslations, TRANSLATIONS } from "../../content/translations/translate-fields";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";

/** The fields of an article's file; none if the text is empty, undefined if it can't be read. */
export function articleFields(text: string): JsonObject | undefined {
  if (text === "") return {};
  try {
    const fields = articleFormat.fromFile(text);
    return isJsonObject(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a file with these words; empty without any. */
export function translationText(words: JsonObject): string {
  const fields = filled(words);
  return Object.keys(fields).length === 0 ? "" : articleFormat.toFile(fields);
}

function filled(words: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null && value !== ""));
}

/**
 * An article with its translations in the front matter.
 *
 * @param beside the texts of its translation files, by language; unreadable ones are left out
 */
export function joinedArticle(text: string, beside: ReadonlyMap<string, string>): string {
  const fields = articleFields(text);
  const translations = [...beside].flatMap(([language, each]) => {
    const words = filled(articleFields(each) ?? {});
    return Object.keys(words).length === 0 ? [] : [[language, words] as const];
  });
  if (fields === undefined || translations.length === 0) return text;
  const { body, ...frontMatter } = fields;
  const { [TRANSLATIONS]: own } = frontMatter;
  const all = { ...(isJsonObject(own) && own), ...Object.fromEntries(translations) };
  return articleFormat.toFile({ ...frontMatter, [TRANSLATIONS]: all, body });
}

/** The reverse: takes the translations into these languages out of the front matter. Everything else stays. */
export function splitArticle(text: string, languages: readonly string[]) {
  const { fields, translations } = splitTranslations(articleFields(text) ?? {});
  if (!isJsonObject(translations)) return { text, beside: new Map<string, string>() };
  const isTaken = ([language, words]: readonly [string, unknown]) =>
    languages.includes(language) && isJsonObject(words);
  const entries = Object.entries(translations);
  const left = entries.filter((entry) => !isTaken(entry));
  const { body, ...frontMatter } = fields;
  const kept = left.length > 0 && { [TRANSLATIONS]: Object.fromEntries(left) };
  const beside = entries
    .filter(isTaken)
    .map(([language, words]) => [language, translationText(isJsonObject(words) ? words : {})] as const);
  return { text: articleFormat.toFile({ ...frontMatter, ...kept, body }), beside: new Map(beside) };
}
