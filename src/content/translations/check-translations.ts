import type { z } from "zod";
import type { Diagnostic, FieldDiagnostic } from "../../model/check/diagnostic";
import { quote, unexpectedContent } from "../../model/check/sentence";
import { factsOf } from "../../model/fields/field-kinds";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";
import { settings } from "../../model/site/settings";
import { clubLanguages, isLanguage } from "../../words/languages";
import { siteLanguages } from "../../words/site-language";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";
import type { ContentItem } from "../content";
import type { ContentTree } from "../content-tree";
import { languageOfFile, originalOf } from "./translation-files";
import { TRANSLATIONS } from "./translate-fields";
import { wordLists, wordsOf } from "./words-of-settings";

/** Finds parts that a translation can't have. Its words are checked like those of the original. */
export function checkTranslations(item: ContentItem): Diagnostic[] {
  const { source, translations, file, translationFiles } = item;
  const fields = normalised(source.schema, item.fields);
  const beside = [...(translationFiles?.values() ?? [])].flatMap((translation) =>
    fieldErrors(source.schema, translation.fields, fields).map((each) => ({ ...each, file: translation.file })),
  );
  if (translations === undefined) return beside;
  if (!isJsonObject(translations))
    return [{ ...misplaced(translations, t("expected a group for each language")), path: TRANSLATIONS, file }];
  return Object.entries(translations).flatMap(([language, words]): Diagnostic[] => {
    const path = `${TRANSLATIONS}.${language}`;
    // A site in one language may keep translations in content that it has copied.
    const unused = siteLanguages().length === 1 && isLanguage(language) ? undefined : languageWarning(language);
    const found = isJsonObject(words)
      ? [
          ...fieldErrors(source.schema, words, fields, `${path}.`),
          ...(source === settings ? listErrors(fields, words, path) : []),
        ]
      : [{ ...misplaced(words, t("expected the translated fields")), path }];
    return [...(unused === undefined ? [] : [{ ...warning(unused), path }]), ...found].map((each) => ({
      ...each,
      file,
    }));
  });
}

function misplaced(value: unknown, expectation: string): Omit<Diagnostic, "file" | "path"> {
  const message = unexpectedContent(value, expectation);
  return { code: "invalid-value", severity: "error", message };
}

/** Finds files such as `blog/first.bn.md` that translate nothing, or into a language that the site does not have. */
export function checkTranslationFiles({ files }: ContentTree): Diagnostic[] {
  return [...files].flatMap((file) => {
    const original = originalOf(file);
    if (original === undefined) return [];
    const message = files.has(original)
      ? languageWarning(languageOfFile(file) ?? "")
      : t("translates {file}, which does not exist", { file: quote(original) });
    return message === undefined ? [] : [{ ...warning(message), path: "", file }];
  });
}

function languageWarning(language: string): string | undefined {
  if (
    siteLanguages()
      .slice(1)
      .some((further) => further === language)
  )
    return undefined;
  return clubLanguages.some((known) => known === language)
    ? t("is not used, expected a language that site/settings.json names under languages")
    : t("is not a language of the interface, expected one of {languages}", { languages: commaText(clubLanguages) });
}

/** Finds fields that can't be translated, and lists with more entries than the original has. */
function fieldErrors(schema: z.ZodObject, words: JsonObject, original: JsonObject, prefix = ""): FieldDiagnostic[] {
  return Object.entries(words).flatMap(([name, value]): FieldDiagnostic[] => {
    const field = fieldsOf(schema).find(({ name: own, info }) =>
      [own, ...(info.oldSpellings ?? []).map((old) => old.name)].includes(name),
    );
    const path = prefix + name;
    if (!field || !factsOf(field.info).holdsWords) {
      const message = t("can't be translated, expected the name of a field that holds words");
      return [{ code: "invalid-value", severity: "error", path, message }];
    }
    const inner = groupSchemaOf(field);
    const ofOriginal = original[field.name];
    if (inner && isJsonObject(value))
      return fieldErrors(inner, value, isJsonObject(ofOriginal) ? ofOriginal : {}, `${path}.`);
    if (!Array.isArray(value)) return [];
    const entries: readonly unknown[] = value;
    const originals: readonly unknown[] = Array.isArray(ofOriginal) ? ofOriginal : [];
    const counts = { found: entries.length, most: originals.length };
    const message = t(
      "has {found, plural, one {# entry} other {# entries}}, expected at most {most, number}, as the original has",
      counts,
    );
    return [
      // Lists of the settings have a stricter rule: `listErrors`.
      ...(counts.found > counts.most && schema !== settings.schema ? [{ ...warning(message), path }] : []),
      ...entries.flatMap((entry, index) => {
        const other = originals[index];
        const isGroup = inner !== undefined && isJsonObject(entry);
        return isGroup ? fieldErrors(inner, entry, isJsonObject(other) ? other : {}, `${path}[${index}].`) : [];
      }),
    ];
  });
}

/** Finds lists of words that the settings translate only in part, so that items would mix both languages. */
function listErrors(fields: JsonObject, translation: JsonObject, path: string): FieldDiagnostic[] {
  return wordLists().flatMap((list): FieldDiagnostic[] => {
    const [original, translated] = [wordsOf(list, fields), wordsOf(list, translation)];
    if (translated.length === 0 || translated.length === original.length) return [];
    const message = t(
      "has {found, plural, one {# word} other {# words}}, expected {count, number}: one for each word of {list}, in the same order",
      { found: translated.length, count: original.length, list },
    );
    return [{ code: "invalid-value", severity: "error", path: `${path}.${list}`, message }];
  });
}

function warning(message: string): Omit<Diagnostic, "file" | "path"> {
  return { code: "unknown-field", severity: "warning", message };
}
