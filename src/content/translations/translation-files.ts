import { clubLanguages, type Language } from "../../words/languages";

const SUFFIX = new RegExp(`\\.(${clubLanguages.join("|")})\\.md$`);

/** The file of an article or page that another one translates, such as `blog/first.md` of `blog/first.bn.md`; undefined for any other file. */
export function originalOf(file: string): string | undefined {
  return SUFFIX.test(file) ? file.replace(SUFFIX, ".md") : undefined;
}

/** The file that translates an article or page into a language; any other file is its own. */
export function translationFile(file: string, language: Language): string {
  return file.replace(/\.md$/, `.${language}.md`);
}

/** The language of a file that translates another. */
export function languageOfFile(file: string): string | undefined {
  return SUFFIX.exec(file)?.[1];
}
