import { namedContentDirectory } from "../content/content-directory";
import {
  checkTree,
  hasErrors,
  readWholeTree,
  reportLines,
  reportSummary,
  type Report,
} from "../content/check/check-content";
import type { Content } from "../content/content";
import { settingsIn } from "../content/settings/load-settings";
import { categoryWords, contentInLanguage } from "../content/translations/content-in-language";
import { untranslatedIn, type Untranslated } from "../content/translations/missing-translations";
import { storageFolder } from "../domain/addresses/served-path";
import { STORAGE_FOLDER_VARIABLE } from "../model/storage-folder";
import { isShownAt } from "../domain/publication/publication";
import { clubTimeZone } from "../domain/time/club-time";
import { buildInfo, enterBuild } from "../model/build-info";
import { basePathOf, buildTime } from "../outputs/site-settings";
import { isTranslation, siteLanguage } from "../words/site-language";
import { Build } from "./build";
import { environmentErrors } from "./build-environment";
import { MissingTranslations } from "./untranslated";

/**
 * Reads the content and the environment, sets the `BuildInfo` of this process, and ends it if the content or the
 * environment has an error.
 */
export function readBuild(environment: NodeJS.ProcessEnv): Build {
  const errors = environmentErrors(environment);
  if (errors.length > 0) stop(errors);
  // All processes of a build use the same time.
  environment.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
  const now = buildTime(environment);
  const whole = readWholeTree(namedContentDirectory());
  const original = whole.content;
  const language = siteLanguage();
  const content = isTranslation() ? contentInLanguage(original, language) : original;
  const isDeveloped = environment.NODE_ENV === "development";
  const info = enterBuild({
    mainSite: buildInfo().mainSite,
    settings: {
      ...settingsIn(content, now),
      ...(isTranslation() && { categoryWords: categoryWords(original, language) }),
    },
    // The development server is always at the root of its host.
    basePath: isDeveloped ? "" : basePathOf(content, environment),
    hasEditor: isDeveloped || Boolean(environment.CMS_BACKEND),
    codeforcesApi: environment.GATSBY_CODEFORCES_API,
  });
  environment[STORAGE_FOLDER_VARIABLE] = storageFolder();
  // The build in the main language has checked all translations. Gatsby's workers start later.
  if (!isTranslation() && !environment.GATSBY_WORKER_POOL_WORKER) stopOnBadContent(checkTree(whole, { now }));
  return new Build(info, content, new MissingTranslations(untranslatedAt(original, now)));
}

function untranslatedAt({ items }: Content, now: Date): Untranslated {
  if (!isTranslation()) return { items: new Map(), texts: new Set() };
  const shown = items.filter(({ source, fields }) => isShownAt(source, fields, now, clubTimeZone()));
  return untranslatedIn(shown, siteLanguage());
}

/** Reports everything that is wrong with the content, and ends the process if there is an error. */
export function stopOnBadContent(checked: Report): void {
  for (const line of reportLines(checked)) console.log(line);
  // Not through the console, since Gatsby would print "ERROR UNKNOWN" above it.
  process.stderr.write(`${reportSummary(checked)}\n`);
  if (hasErrors(checked)) process.exit(1);
}

function stop(errors: readonly string[]): void {
  for (const error of errors) console.error(error);
  process.exit(1);
}
