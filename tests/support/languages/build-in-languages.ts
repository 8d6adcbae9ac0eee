import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../../scripts/copy-project.mjs";
import { isLanguage } from "../../../src/words/languages";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE } from "../../../src/words/site-language";
import { makeArabic } from "./arabic-club";

/**
 * Builds the sample in a folder of its own, in some languages of the interface, the main one first. If that is Arabic, the
 * content is, too.
 *
 * @throws Error if the build fails
 */
function buildInLanguages(directory: string, languages: readonly string[]): void {
  const unknown = languages.filter((language) => !isLanguage(language));
  if (languages.length === 0 || unknown.length > 0) throw new Error(`Name languages, not '${unknown.join(" ")}'`);
  const project = path.join(directory, "project");
  copyProject(project);
  const content = path.join(directory, "content");
  cpSync("content", content, { recursive: true });
  if (languages[0] === "ar") makeArabic(content);
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: project,
    stdio: "inherit",
    env: {
      ...process.env,
      CONTENT_DIR: content,
      [LANGUAGE_VARIABLE]: languages[0],
      [LANGUAGES_VARIABLE]: languages.join(","),
    },
  });
  if (status !== 0 || !existsSync(path.join(project, "public/index.html")))
    throw new Error(`The site was not built in ${languages.join(" and ")}`);
}

const [directory, ...languages] = process.argv.slice(2);
if (directory === undefined) throw new Error("Name the folder to build in");
buildInLanguages(path.resolve(directory), languages);
