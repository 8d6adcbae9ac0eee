import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readJson } from "../../src/content/read/read-source";
import {
  joinTranslations,
  splitTranslations,
  translatedFields,
  translationsOf,
} from "../../src/content/translations/translate-fields";
import { course } from "../../src/model/kinds/course";
import { sheet } from "../../src/model/kinds/sheet";
import { isRelativePath } from "../../src/model/values/link-target";
import { t } from "../../src/words/t";
import { errorIn } from "./club-choices";
import type { Question } from "../questions";

/** The content with courses that any club may use, and its language. */
const library = "content";
const mainLanguage = "en";

function librarySources(kind: typeof course | typeof sheet) {
  const folder = path.join(library, kind.folder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names.map((name) => ({
    kind,
    file: `${kind.folder}/${name}`,
    ...splitTranslations(readJson(readFileSync(path.join(folder, name), "utf8")).item),
  }));
}

/** The languages in which a club can have the courses; only the first is complete. Empty if there are no courses. */
function libraryLanguages(): readonly string[] {
  const sources = librarySources(course);
  const translated = sources.flatMap((source) => [...translationsOf(source).keys()]);
  return sources.length === 0 ? [] : [...new Set([mainLanguage, ...translated])];
}

/** The answer of a club that keeps none of the courses. */
const NO = "no";

export const courseQuestion: Question = {
  flag: "courses",
  label: t("Courses to keep"),
  hint: t(
    "The courses of the sample, free for any club (CC0), in the language of your choice: {languages}. What is not translated is in English. If empty, {usual}.",
    { languages: [NO, ...libraryLanguages()].join(", "), usual: NO },
  ),
  example: mainLanguage,
  isRequired: false,
  errorOf: (answer) => errorIn(() => courseLanguageOf(answer)),
};

/**
 * The language in which a club keeps the courses; undefined if it keeps none.
 *
 * @throws Error that lists the possible answers
 */
export function courseLanguageOf(answer: string = NO): string | undefined {
  if (answer === NO) return undefined;
  const languages = libraryLanguages();
  if (languages.includes(answer)) return answer;
  throw new Error(
    t("is {value}, expected one of {names}", { value: `'${answer}'`, names: [NO, ...languages].join(", ") }),
  );
}

/**
 * The courses in a language, with their pictures and problem sheets, by path in the content folder. Untranslated parts stay
 * in the main language. They name no teachers, since the people of the sample are invented.
 */
export function libraryFiles(language: string): ReadonlyMap<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  for (const { kind, file, fields, translations } of [...librarySources(course), ...librarySources(sheet)]) {
    const words = translationsOf({ translations }).get(language);
    const { instructor: _, ...others } = words ? translatedFields(kind.schema, fields, words) : fields;
    const item = joinTranslations({ fields: others, ...(language === mainLanguage && { translations }) });
    files.set(file, `${JSON.stringify(item, null, 2)}\n`);
    const { image } = fields;
    if (typeof image !== "string" || !isRelativePath(image)) continue;
    const picture = path.posix.join(kind.folder, image);
    files.set(picture, readFileSync(path.join(library, picture)));
  }
  return files;
}
