import { readdirSync } from "node:fs";
import { contentDirectory } from "../../content/content-directory";
import { clubSettings } from "../../model/build-info";
import { digestOfFiles } from "../../outputs/writing/digest-of-files";
import { siteLanguage, siteLanguages } from "../../words/site-language";
import { givenAddress, readsHeadersFile } from "../../outputs/site-address";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that affect scripts and pages. */
const decides = /^(?:CMS_.*|GATSBY_CODEFORCES_API|FORCE_REDIRECTS|HSTS_INCLUDE_SUBDOMAINS|NETLIFY)$/;

/**
 * A hash of everything that the results of a build depend on, except for the content: the code and its packages, the
 * folder, Node, the club's settings and the environment. Files of a build with another key are not reused.
 */
export function runKey(project: string, environment: Environment = process.env): string {
  const variables = Object.entries(environment).filter(([name]) => decides.test(name));
  const besides = {
    project,
    node: process.version,
    content: contentDirectory(),
    languages: [siteLanguage(), ...siteLanguages()],
    settings: settings(),
    address: givenAddress(environment, "")?.address,
    readsHeaders: readsHeadersFile(environment),
    variables: variables.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
  return digestOfFiles(project, codeParts(project), JSON.stringify(besides));
}

/** Everything that is compiled or copied. The build itself writes types into `src`. */
function codeParts(project: string): string[] {
  const ownFiles = readdirSync(project).filter((name) => /^(?:gatsby-.+|package.*\.json|tsconfig\.json)$/.test(name));
  const folders = readdirSync(`${project}/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name === "html.tsx")
    .map(({ name }) => `src/${name}`);
  return [...ownFiles, ...folders, "static"];
}

/**
 * The settings of the club. Which kinds are empty and which pages are linked counts as content, whose changes Gatsby
 * tracks.
 */
function settings(): unknown {
  return { ...clubSettings(), empty: [], pageLinks: [] };
}
