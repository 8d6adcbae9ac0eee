import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/copy-project.mjs";
import { outputAt } from "../domain/outputs/output-at";
import { buildFiles } from "../domain/routes";
import { BUILD_INFO_VARIABLE, type BuildInfo } from "../model/build-info";
import type { Site } from "../outputs/site";
import { listFiles } from "../outputs/writing/list-files";
import type { SiteFiles } from "../outputs/writing/site-files";
import type { Language } from "../words/languages";
import { isTranslation, LANGUAGE_VARIABLE, siteLanguages } from "../words/site-language";

/** The folder with a build folder for each further language. */
const LANGUAGE_BUILDS = ".languages";

/**
 * Builds the site in its further languages and puts the results into folders such as `/bn`. Each is a normal build of
 * the same content, at an address below that of the site. Pictures, downloads and the editor exist only once.
 *
 * @throws Error if one of them can't be built; its build has said why
 */
export async function buildFurtherLanguages(site: Site, output: SiteFiles): Promise<void> {
  if (isTranslation()) return;
  for (const language of siteLanguages().slice(1)) await buildLanguage(site, output, language);
}

async function buildLanguage(site: Site, output: SiteFiles, language: Language): Promise<void> {
  const project = path.resolve(LANGUAGE_BUILDS, language);
  const built = path.join(project, "public");
  copyProject(project, { keep: [".cache", "public"] });
  const info: BuildInfo = { mainSite: output.publicDirectory };
  await run(project, {
    ...process.env,
    [LANGUAGE_VARIABLE]: language,
    [BUILD_INFO_VARIABLE]: JSON.stringify(info),
    CONTENT_DIR: site.contentDirectory,
    SITE_URL: `${site.url}/${language}`,
    SOURCE_DATE_EPOCH: String(Math.floor(site.builtAt.getTime() / 1000)),
  });
  for (const sitePath of listFiles(built, "")) {
    const file = path.join(built, sitePath);
    if (isOfLanguage(sitePath)) await output.copy(file, `/${language}${sitePath}`);
    // A translated article may have its own picture.
    else if (sitePath.startsWith(buildFiles.media) && !existsSync(path.join(output.publicDirectory, sitePath)))
      await output.copy(file, sitePath);
  }
}

/** True for a file that each language needs. This includes fonts, which style sheets look for in their own folder. */
function isOfLanguage(sitePath: string): boolean {
  const { isShared, isHidden } = outputAt(sitePath) ?? {};
  return !(isShared || isHidden) || sitePath === buildFiles.notFound || sitePath.endsWith(".woff2");
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
