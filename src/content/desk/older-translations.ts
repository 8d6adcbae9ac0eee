import { languageName } from "../../domain/language/language-name";
import type { Language } from "../../words/languages";
import { siteLanguages } from "../../words/site-language";
import { t } from "../../words/t";
import type { ContentItem } from "../content";
import { readVersions, type TextAt } from "../read/file-versions";
import { ContentError } from "../read/file-text";
import { readSource } from "../read/read-source";
import { neededTexts } from "../translations/missing-translations";
import { joinTranslationFiles, translationFile } from "../translations/translation-files";
import type { DeskLine } from "./item-lines";
import { listed, translationLine } from "./translation-lines";

/**
 * A line for each translation whose original has changed since, according to Git. Uncommitted files are the newest
 * version; without a repository there are no older ones.
 *
 * @param directory of the content
 */
export function olderTranslations(items: readonly ContentItem[], directory: string): DeskLine[] {
  const pairs = siteLanguages()
    .slice(1)
    .flatMap((language) =>
      items
        .filter((item) => neededTexts(item, language).some(({ translation }) => translation !== ""))
        .map((item) => ({ item, language, files: [...new Set([item.file, translationFile(item.file, language)])] })),
    );
  const versions = readVersions(
    directory,
    pairs.map(({ files }) => files),
  );
  return pairs.flatMap(({ item, language }, index) => {
    const older = olderTexts(item, language, versions[index] ?? []);
    if (older.length === 0) return [];
    const words = { language: languageName(language), fields: listed(older) };
    return [translationLine(item, t("has changed since it was translated into {language}: look at {fields}", words))];
  });
}

function olderTexts(item: ContentItem, language: Language, versions: readonly TextAt[]) {
  const all = [item, ...versions.flatMap((textAt) => itemAt(item, language, textAt) ?? [])].map(
    (version) => new Map(neededTexts(version, language).map((text) => [text.path, text])),
  );
  /** How many versions ago a text got its current words. */
  const ageOf = (path: string, part: "original" | "translation") => {
    const present = all[0]?.get(path)?.[part];
    const other = all.findIndex((texts) => (texts.get(path)?.[part] ?? "") !== present);
    return other === -1 ? all.length : other;
  };
  return neededTexts(item, language).filter(
    ({ path, translation }) => translation !== "" && ageOf(path, "original") < ageOf(path, "translation"),
  );
}

/** The item in one of its versions; undefined if it can't be read or did not exist. */
function itemAt(item: ContentItem, language: Language, textAt: TextAt): ContentItem | undefined {
  const { source, name, file } = item;
  const files = [...new Set([file, translationFile(file, language)])];
  try {
    const read = files.flatMap((each): ContentItem[] => {
      const text = textAt(each);
      return text === undefined ? [] : [{ source, name, file: each, ...readSource(source, text) }];
    });
    return joinTranslationFiles(read)[0];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return undefined;
  }
}
