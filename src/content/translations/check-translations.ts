import type { z } from "zod";
import type { Diagnostic, FieldDiagnostic } from "../../model/check/diagnostic";
import { describeContent, expectedInstead, quote } from "../../model/check/sentence";
import { holdsWords } from "../../model/schema/field-info";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";
import { clubLanguages } from "../../words/languages";
import { siteLanguages } from "../../words/site-language";
import { t } from "../../words/t";
import type { ContentItem } from "../content";
import type { ContentTree } from "../content-tree";
import { languageOfFile, originalOf } from "./translation-files";
import { TRANSLATIONS } from "./translate-fields";

/** What no item can say in another language: its words are checked as those of the original are. */
export function checkTranslations(item: ContentItem): Diagnostic[] {
  const { source, translations, file } = item;
  if (translations === undefined) return [];
  if (!isJsonObject(translations))
    return [{ ...misplaced(translations, t("a group for each language")), path: TRANSLATIONS, file }];
  return Object.entries(translations).flatMap(([language, words]): Diagnostic[] => {
    const path = `${TRANSLATIONS}.${language}`;
    const unused = languageWarning(language);
    const found = isJsonObject(words)
      ? fieldErrors(source.schema, words, `${path}.`)
      : [{ ...misplaced(words, t("the translated fields")), path }];
    return [...(unused === undefined ? [] : [{ ...warning(unused), path }]), ...found].map((each) => ({
      ...each,
      file,
    }));
  });
}

function misplaced(value: unknown, expected: string): Omit<Diagnostic, "file" | "path"> {
  const message = expectedInstead(describeContent(value), expected);
  return { code: "invalid-value", severity: "error", message };
}

/** Files such as `blog/first.bn.md` without an article to translate, or in a language that the site does not have. */
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
    : t("is not a language of the interface, expected one of {languages}", { languages: clubLanguages.join(", ") });
}

/** The fields of a translation that can't be translated. */
function fieldErrors(schema: z.ZodObject, words: JsonObject, prefix: string): FieldDiagnostic[] {
  return Object.entries(words).flatMap(([name, value]): FieldDiagnostic[] => {
    const field = fieldsOf(schema).find((each) => each.name === name);
    const path = prefix + name;
    if (!field || !holdsWords(field.info)) {
      const message = t("can't be translated, expected the name of a field that holds words");
      return [{ code: "invalid-value", severity: "error", path, message }];
    }
    const inner = groupSchemaOf(field);
    if (!inner) return [];
    if (isJsonObject(value)) return fieldErrors(inner, value, `${path}.`);
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) =>
      isJsonObject(entry) ? fieldErrors(inner, entry, `${path}[${index}].`) : [],
    );
  });
}

function warning(message: string): Omit<Diagnostic, "file" | "path"> {
  return { code: "unknown-field", severity: "warning", message };
}
