import { languageName } from "../../domain/language/language-name";
import { isPublished } from "../../model/kind";
import { siteLanguages, siteLocale } from "../../words/site-language";
import { t } from "../../words/t";
import type { ContentItem } from "../content";
import { neededTexts } from "../translations/missing-translations";
import type { DeskLine } from "./item-lines";

/** A line for each further language of the site into which an item is not fully translated, except for drafts. */
export function missingTranslations(item: ContentItem): DeskLine[] {
  const { source, fields } = item;
  if (!isPublished(source, fields)) return [];
  return siteLanguages()
    .slice(1)
    .flatMap((language) => {
      const texts = neededTexts(item, language);
      const missing = texts.filter(({ translation }) => translation === "");
      if (missing.length === 0) return [];
      const message =
        missing.length === texts.length
          ? t("is not translated into {language}", { language: languageName(language) })
          : t("is translated into {language}, but not {fields}", {
              language: languageName(language),
              fields: listed(missing),
            });
      return [translationLine(item, message)];
    });
}

export function translationLine({ file }: ContentItem, message: string): DeskLine {
  return { topic: "translations", file, path: "", message };
}

export function listed(texts: readonly { readonly label: string }[]): string {
  const labels = new Set(texts.map(({ label }) => label));
  return new Intl.ListFormat(siteLocale(), { type: "conjunction" }).format(labels);
}
