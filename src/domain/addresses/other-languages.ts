import type { Language } from "../../words/languages";
import { files } from "../routes";
import { siteLanguage, siteLanguages } from "../../words/site-language";
import { mainBase } from "./served-path";

export interface PageInLanguage {
  readonly language: Language;
  readonly address: string;
}

/**
 * A page in all languages of the site, the main one first; empty if the site has only one.
 *
 * @param path of the site, the same in each language
 */
export function pageInLanguages(path: string): readonly PageInLanguage[] {
  const [main, ...others] = siteLanguages();
  if (main === undefined || others.length === 0) return [];
  return [
    { language: main, address: mainBase() + path },
    ...others.map((language) => ({ language, address: `${mainBase()}/${language}${path}` })),
  ];
}

/** The same page in the other languages. From one that does not exist, the way leads to their home pages. */
export function pageInOtherLanguages(path: string): readonly PageInLanguage[] {
  const isMissing = path.startsWith(files.notFoundPage);
  return pageInLanguages(isMissing ? "/" : path).filter(({ language }) => language !== siteLanguage());
}
