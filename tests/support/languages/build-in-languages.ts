import { cpSync } from "node:fs";
import path from "node:path";
import { isLanguage } from "../../../src/words/languages";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE } from "../../../src/words/site-language";
import { buildSiteIn } from "../build-site-in";
import { makeArabic } from "./arabic-club";

/**
 * Builds the sample in a separate folder, in some languages of the interface, the main one first. If that is Arabic,
 * the content is Arabic too.
 *
 * @throws Error if the build fails
 */
function buildInLanguages(directory: string, languages: readonly string[]): Promise<void> {
  const unknown = languages.filter((language) => !isLanguage(language));
  const [main] = languages;
  if (main === undefined || unknown.length > 0) throw new Error(`Name languages, not '${unknown.join(" ")}'`);
  return buildSiteIn(
    directory,
    (content) => {
      cpSync("content", content, { recursive: true });
      if (main === "ar") makeArabic(content);
    },
    { [LANGUAGE_VARIABLE]: main, [LANGUAGES_VARIABLE]: languages.join(",") },
  );
}

const [directory, ...languages] = process.argv.slice(2);
if (directory === undefined) throw new Error("Name the folder to build in");
void buildInLanguages(path.resolve(directory), languages);
