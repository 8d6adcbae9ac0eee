import { writeAdmin } from "../cms/build/write-admin";
import { sharedOutputs, type OutputName } from "../domain/outputs/outputs";
import { isTranslation } from "../words/site-language";
import { routes } from "../domain/routes";
import { calendars } from "../outputs/calendars/club-calendar";
import { feeds } from "../outputs/feeds/feeds";
import { headersFor, renderHeadersFile } from "../outputs/headers/headers-file";
import type { HeaderRule } from "../outputs/headers/security-headers";
import { renderRedirectsFile, type Redirect } from "../outputs/redirects";
import { drawings } from "../outputs/media/club-drawings";
import { newestNotices, nextPublicationFile, robots, securityText, speculationRules } from "../outputs/small-files";
import { sitemapIndex } from "../outputs/sitemap-index";
import { openData } from "../outputs/open-data/open-data";
import { adoptEntries, blockFiles, oldServiceWorkers, paperStyles, searchWorker } from "../outputs/bundled-files";
import { writeSiteIndex } from "../outputs/search-index/index-site";
import { writeSharePictures } from "../outputs/share-pictures/draw-share-pictures";
import type { Site } from "../outputs/site";
import { readsHeadersFile } from "../outputs/site-address";
import type { OutputFile } from "../outputs/writing/site-files";
import type { Build } from "./build";
import { forcesRedirects } from "./build-environment";

export interface OutputContext {
  readonly site: Site;
  readonly build: Build;
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

type Maker = (context: OutputContext) => Promise<void>;

/** The part of the build that makes the output, if it is made earlier. */
type Earlier = "Gatsby" | `src/gatsby/${string}`;

const makers = {
  searchWorker: writes(searchWorker),
  openData: writes(openData),
  calendars: writes(calendars),
  feeds: writes(feeds),
  speculationRules: writes(speculationRules),
  sharePictures: async ({ build }) => writeSharePictures(build.output, await build.sharePictures()),
  media: "src/gatsby/schema",
  editor: ({ site, build, rules }) => writeAdmin(build, site.builtAt, editorPolicy(rules)),
  dataFiles: "src/gatsby/pages",
  scripts: "src/gatsby/adapt-webpack.ts",
  searchIndex: ({ build }) => writeSiteIndex(build.output),
  members: "src/gatsby/pages",
  newestNotices: writes(newestNotices),
  nextPublication: writes(nextPublicationFile),
  adoptEntries: writes(adoptEntries),
  oldServiceWorkers: writes(oldServiceWorkers),
  blocks: writes(blockFiles),
  paperStyles: writes(paperStyles),
  robots: writes(robots),
  securityText: writes(securityText),
  hostFiles: writeHostFiles,
  drawings: writes(() => drawings()),
  buildRecords: "Gatsby",
  notFound: "Gatsby",
  pageData: "Gatsby",
  sitemaps: ({ site, build: { output } }) => output.writeAll([sitemapIndex(output.publicDirectory, site.url)]),
  manifest: "Gatsby",
  icons: "Gatsby",
  partytown: "Gatsby",
} satisfies Record<OutputName, Maker | Earlier>;

/** Makes all outputs that need complete pages. */
export async function makeOutputs(context: OutputContext): Promise<void> {
  const { searchIndex, sharePictures, ...others } = makers;
  const sequentially = async () => {
    for (const [name, make] of Object.entries(others))
      if (typeof make === "function" && isMade(name)) await make(context);
  };
  await Promise.all([searchIndex(context), sequentially()]);
  await sharePictures(context);
}

/** Outputs that all languages share are made with the main language. */
function isMade(name: string): boolean {
  return !isTranslation() || !sharedOutputs.has(name);
}

type Made = OutputFile | readonly OutputFile[] | undefined;

function writes(make: (site: Site) => Made | Promise<Made>): Maker {
  return async ({ site, build }) => build.output.writeAll([(await make(site)) ?? []].flat());
}

async function writeHostFiles({ build, rules, redirects }: OutputContext): Promise<void> {
  const forced = forcesRedirects(process.env);
  await build.output.writeAll([
    { path: "/_headers", data: renderHeadersFile(rules) },
    { path: "/_redirects", data: renderRedirectsFile(redirects, { forced }) },
  ]);
}

/** The policy that the pages of the editor must contain; undefined if a header has it. */
function editorPolicy(rules: readonly HeaderRule[]): string | undefined {
  if (readsHeadersFile(process.env)) return undefined;
  return headersFor(rules, routes.admin).find(([name]) => name === "Content-Security-Policy")?.[1];
}
