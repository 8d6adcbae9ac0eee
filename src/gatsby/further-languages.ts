import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/copy-project.mjs";
import { contentIn } from "../content/read/read-content";
import { mainCategories, mainNames } from "../content/translations/address-words";
import { writeTranslatedTree } from "../content/translations/translated-tree";
import { outputAt } from "../domain/outputs/output-at";
import { files } from "../domain/routes";
import { SETTINGS_VARIABLE } from "../model/build-constants";
import { MAIN_CATEGORIES_VARIABLE, setMainNames } from "../model/main-words";
import type { Site } from "../outputs/site";
import { listFiles } from "../outputs/writing/list-files";
import type { SiteFiles } from "../outputs/writing/site-files";
import type { Language } from "../words/languages";
import { isTranslation, LANGUAGE_VARIABLE, siteLanguage, siteLanguages } from "../words/site-language";

/** Where the pages in further languages are built, each language in a folder of its own. */
const WORKSHOP = ".languages";

/**
 * Builds the site in its further languages and puts the results into folders such as `/bn`. Each is a build like any other,
 * of the translated content, at an address below that of the site. What has no words of its own exists once: pictures,
 * downloads and the editor.
 *
 * @throws Error if one of them can't be built; its build has said why
 */
export async function buildFurtherLanguages(site: Site, output: SiteFiles): Promise<void> {
  if (isTranslation()) return;
  for (const language of siteLanguages().slice(1)) await buildLanguage(site, output, language);
}

async function buildLanguage(site: Site, output: SiteFiles, language: Language): Promise<void> {
  const project = path.resolve(WORKSHOP, language);
  const content = path.resolve(WORKSHOP, `${language}-content`);
  await writeTranslatedTree(site.contentDirectory, content, language);
  const built = path.join(project, "public");
  copyProject(project, { keep: [".cache", "public"] });
  await run(project, {
    ...process.env,
    [LANGUAGE_VARIABLE]: language,
    [MAIN_SITE]: output.publicDirectory,
    [MAIN_CONTENT]: site.contentDirectory,
    [MAIN_CATEGORIES_VARIABLE]: JSON.stringify(mainCategories(contentIn(site.contentDirectory), language)),
    CONTENT_DIR: content,
    SITE_URL: `${site.url}/${language}`,
    SOURCE_DATE_EPOCH: String(Math.floor(site.builtAt.getTime() / 1000)),
    // The build finds these out for itself.
    [SETTINGS_VARIABLE]: undefined,
    GATSBY_BASE_PATH: undefined,
  });
  for (const sitePath of listFiles(built, "")) {
    const file = path.join(built, sitePath);
    if (isOfLanguage(sitePath)) await output.copy(file, `/${language}${sitePath}`);
    // A translated article may have a picture of its own.
    else if (sitePath.startsWith(files.media) && !existsSync(path.join(output.publicDirectory, sitePath)))
      await output.copy(file, sitePath);
  }
}

/** The variable that tells the build of a further language where the main one has put the site. */
const MAIN_SITE = "MAIN_SITE";

/** The files of the main language, for the build of a further one; undefined for any other. */
export function mainSite(): string | undefined {
  return isTranslation() ? process.env[MAIN_SITE] : undefined;
}

/** The variable that tells the build of a further language where the content with all translations is. */
const MAIN_CONTENT = "MAIN_CONTENT";

/**
 * Lets the build of a further language name the pages of portfolios as the main one does. gatsby-config.ts and gatsby-node.ts
 * are bundles of their own, of which each needs the names.
 */
export function loadMainNames(): void {
  const directory = mainContent();
  if (directory !== undefined) setMainNames(mainNames(contentIn(directory), siteLanguage()));
}

/** The content of the main language, for the build of a further one; undefined for any other. */
export function mainContent(): string | undefined {
  return isTranslation() ? process.env[MAIN_CONTENT] : undefined;
}

/** Whatever a build in a further language makes, but for what exists once. Style sheets name their fonts beside themselves. */
function isOfLanguage(sitePath: string): boolean {
  const { isShared, isHidden } = outputAt(sitePath) ?? {};
  return !(isShared || isHidden) || sitePath.endsWith(".woff2");
}

function run(project: string, environment: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      cwd: project,
      env: environment,
      stdio: "inherit",
    });
    build.on("error", reject);
    build.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The site can't be built in ${environment[LANGUAGE_VARIABLE] ?? "another language"}`));
    });
  });
}
