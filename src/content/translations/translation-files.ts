import { translationsOf } from "./translate-fields";
import type { ContentItem } from "../content";
import type { Kind } from "../../model/kind";
import type { Diagnostic } from "../../model/check/diagnostic";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { clubLanguages } from "../../words/languages";
import { t } from "../../words/t";

const SUFFIX = new RegExp(`\\.(${clubLanguages.join("|")})\\.md$`);

/** The file that another one translates, such as `blog/first.md` for `blog/first.bn.md`; undefined for any other file. */
export function originalOf(file: string): string | undefined {
  return SUFFIX.test(file) ? file.replace(SUFFIX, ".md") : undefined;
}

/** The file that translates an article or page into a language. Other files contain their translations. */
export function translationFile(file: string, language: string): string {
  return file.replace(/\.md$/, `.${language}.md`);
}

/** True for the draft of a translation: until it is finished, readers see the original. */
function isHiddenTranslation({ schema }: Pick<Kind, "schema">, fields: JsonObject): boolean {
  return normalised(schema, fields).status === "draft";
}

/** Names each draft of a translation, which no page shows and which does not count as missing. */
export function checkDraftTranslations(items: readonly ContentItem[]): Diagnostic[] {
  return items
    .filter(({ source, file, fields }) => originalOf(file) !== undefined && isHiddenTranslation(source, fields))
    .map(({ file }) => ({
      code: "doubtful-value",
      severity: "warning",
      file,
      path: "status",
      message: t("is a draft, so readers get the text in the main language, expected 'published' once it is finished"),
    }));
}

/**
 * Joins articles and pages with the files that translate them. Drafts, and files that translate nothing, are left out.
 */
export function joinTranslationFiles(items: readonly ContentItem[]): readonly ContentItem[] {
  const filesOf = new Map<string, Map<string, ContentItem>>();
  for (const item of items) {
    const original = originalOf(item.file);
    if (original === undefined || isHiddenTranslation(item.source, item.fields)) continue;
    const others = filesOf.get(original) ?? new Map<string, ContentItem>();
    filesOf.set(original, others.set(languageOfFile(item.file) ?? "", item));
  }
  return items.flatMap((item) => {
    if (originalOf(item.file) !== undefined) return [];
    const translationFiles = filesOf.get(item.file);
    return [translationFiles ? { ...item, translationFiles } : item];
  });
}

/**
 * An article whose translations come from its form, as if they had been read from files. Other items are not changed.
 */
export function withTranslationFiles(item: ContentItem): ContentItem {
  const { source, translations, ...rest } = item;
  if (!("format" in source) || source.format !== "markdown" || translations === undefined) return item;
  const files = [...translationsOf({ translations })].map(([language, { body, ...fields }]) => {
    const file = { ...rest, source, file: translationFile(item.file, language), fields };
    return [language, typeof body === "string" ? { ...file, body } : file] as const;
  });
  return { ...rest, source, translationFiles: new Map(files) };
}

export function languageOfFile(file: string): string | undefined {
  return SUFFIX.exec(file)?.[1];
}
