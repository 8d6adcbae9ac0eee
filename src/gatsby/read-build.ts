import { namedContentDirectory } from "../content/content-directory";
import {
  checkTree,
  hasErrors,
  readWholeTree,
  reportLines,
  reportSummary,
  type CheckedContent,
} from "../content/check/check-content";
import type { Content } from "../content/content";
import { contentIn } from "../content/read/read-content";
import { settingsIn } from "../content/settings/load-settings";
import { mainNames } from "../content/translations/address-words";
import { buildInfo, enterBuild } from "../model/build-info";
import { basePathOf, buildTime } from "../outputs/site-settings";
import { siteLanguage } from "../words/site-language";
import { environmentErrors } from "./build-environment";

let read: CheckedContent | undefined;
let main: Content | undefined;

/** The content of the site, which a process reads once. */
export function builtContent(): Content {
  if (!read) throw new Error("The content has not been read yet");
  return read.content;
}

/** The content with all translations, for a build in a further language; undefined for any other. */
export function mainContent(): Content | undefined {
  const { main: place } = buildInfo();
  return place && (main ??= contentIn(place.content));
}

/**
 * Reads the content and the environment, makes this process part of the build (`BuildInfo`), and ends it if the content or the
 * environment has an error.
 */
export function readBuild(environment: NodeJS.ProcessEnv): Content {
  const errors = environmentErrors(environment);
  if (errors.length > 0) stop(errors);
  // All processes of a build have the same now.
  environment.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
  const now = buildTime(environment);
  const whole = readWholeTree(namedContentDirectory());
  const isDeveloped = environment.NODE_ENV === "development";
  const original = mainContent();
  const { main, mainCategories } = buildInfo();
  enterBuild({
    main,
    mainCategories,
    mainNames: original && mainNames(original, siteLanguage()),
    settings: settingsIn(whole.content, now),
    // The development server always has its host for itself.
    basePath: isDeveloped ? "" : basePathOf(whole.content, environment),
    hasEditor: isDeveloped || Boolean(environment.CMS_BACKEND),
    codeforcesApi: environment.GATSBY_CODEFORCES_API,
  });
  read = checkTree(whole, { now });
  // Gatsby's workers come later.
  if (!environment.GATSBY_WORKER_POOL_WORKER) stopOnBadContent(read);
  return read.content;
}

/** Reports all that is wrong with the content, and ends the process if there is an error. */
export function stopOnBadContent(checked: CheckedContent): void {
  for (const line of reportLines(checked)) console.log(line);
  // Gatsby would write "ERROR UNKNOWN" above it if it came through the console.
  process.stderr.write(`${reportSummary(checked)}\n`);
  if (hasErrors(checked)) process.exit(1);
}

function stop(errors: readonly string[]): void {
  for (const error of errors) console.error(error);
  process.exit(1);
}
