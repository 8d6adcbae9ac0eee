import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { namedContentDirectory } from "../content/content-directory";
import { speakLanguageOf } from "../content/settings/speak-language";
import { LANGUAGE_VARIABLE } from "../words/site-language";
import { isLanguage } from "../words/languages";

/*
 * Commands must import this first, since modules read their words while they load. A command uses the language of
 * `--language`, or that of the content it works on.
 */
const { values, positionals } = parseArgs({
  options: { language: { type: "string" } },
  allowPositionals: true,
  strict: false,
});
const isContent = (folder: string) => existsSync(path.join(folder, "site/settings.json"));
speakLanguageOf(positionals.find(isContent) ?? namedContentDirectory());
// The content keeps its own languages.
if (typeof values.language === "string" && isLanguage(values.language))
  process.env[LANGUAGE_VARIABLE] = values.language;
