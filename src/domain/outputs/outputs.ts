import { foldersWith } from "../../model/descriptors";
import { clubSettings } from "../../model/build-info";
import { buildFiles, files, routes, sectionOf } from "../routes";

/** Files of one kind that the build puts beside the pages. */
export interface Output {
  /**
   * Their paths on the site. A `*` matches any text; within a name, for any text without a slash. A file belongs to
   * the first matching output.
   */
  readonly paths: readonly string[];
  /** Their media type, or that of each ending, where hosts would find another one by the ending. */
  readonly type?: string | Readonly<Record<string, string>>;
  /** Those of the paths whose names change with what is in the file. Browsers keep them forever, and ask for all others again. */
  readonly forever?: readonly string[];
  /** True if the content may have pages and redirects at these addresses; all others are reserved. */
  readonly isFree?: boolean;
  /** True if no link leads there: servers answer as if there were no such file, or show it elsewhere. */
  readonly isHidden?: boolean;
  /** The fate of a file of an earlier build that this one does not make. It goes, unless this says something else. */
  readonly leftover?: Leftover;
  /** Other sites may use the files, too: their programs read them, or their pages show them. */
  readonly openTo?: "programs" | "pages";
  /** One for all languages: the build in the main language makes it, those in further languages don't. */
  readonly isShared?: boolean;
  /** Why a site may lack the files, for a test that expects each row to have some. */
  readonly absent?: string;
}

/**
 * Files that browsers cache forever: scripts stay for one more build, since open pages still need them; pictures and
 * downloads stay while a file of the site uses them. Gatsby removes its own files.
 */
type Leftover = "stays for one build" | "stays while named" | "is left to Gatsby";

/** The start script, those beside it, and what webpack makes. */
const scripts = [
  "/app-*",
  "/banner.*",
  "/chunk-*",
  "/framework-*",
  "/start.*",
  "/styles.*",
  "/visits.*",
  "/webpack-runtime-*",
];

const feeds = [routes.home, ...foldersWith("feed").map(routes.list)].flatMap((list) =>
  (["xml", "json"] as const).map((format) => routes.feed(list, format)),
);

const folderOf = (file: string) => `/${sectionOf(file)}/*`;

const table = {
  /** Notes of Gatsby and webpack for themselves. */
  buildRecords: {
    paths: ["/webpack.stats.json", "/chunk-map.json", "/*.js.map", "/*.css.map"],
    isHidden: true,
    absent: "They go with every build.",
  },
  searchWorker: { paths: [files.searchWorker] },
  openData: {
    isShared: true,
    paths: [buildFiles.openData("*")],
    type: "application/json; charset=utf-8",
    openTo: "programs",
  },
  calendars: {
    paths: [routes.calendar, buildFiles.calendar("*")],
    type: "text/calendar; charset=utf-8",
    openTo: "programs",
    absent: "The club has neither events nor workshops.",
  },
  feeds: {
    paths: feeds,
    type: { xml: "application/rss+xml; charset=utf-8", json: "application/feed+json; charset=utf-8" },
    openTo: "programs",
    absent: "The club has none of these lists.",
  },
  speculationRules: { paths: [buildFiles.speculationRules], type: "application/speculationrules+json" },
  sharePictures: { paths: [`${buildFiles.sharePictures}*`], openTo: "pages" },
  media: {
    isShared: true,
    paths: [`${buildFiles.media}*`],
    forever: [`${buildFiles.media}*`],
    leftover: "stays while named",
    openTo: "pages",
  },
  editor: {
    isShared: true,
    paths: [routes.admin, `${routes.admin}/*`],
    forever: [buildFiles.adminAsset("*")],
    leftover: "stays for one build",
  },
  dataFiles: { paths: [buildFiles.data("*")], forever: [buildFiles.data("*")] },
  scripts: { paths: scripts, forever: scripts, leftover: "stays for one build" },
  searchIndex: {
    paths: [buildFiles.searchIndex("*")],
    forever: [
      buildFiles.searchIndex("filter/*"),
      buildFiles.searchIndex("fragment/*"),
      buildFiles.searchIndex("index/*"),
    ],
  },
  members: { paths: [routes.memberFile], absent: "The club has no list of members." },
  newestNotices: { paths: [files.newestNotices] },
  nextPublication: { isShared: true, paths: [buildFiles.nextPublication] },
  adoptEntries: { paths: [buildFiles.adoptEntries], absent: "The site has its host for itself." },
  oldServiceWorkers: {
    isShared: true,
    get paths() {
      return clubSettings().oldServiceWorkers;
    },
  },
  blocks: { paths: [buildFiles.blockStyles, buildFiles.blockScript] },
  paperStyles: { paths: [files.paperStyles] },
  robots: { isShared: true, paths: [buildFiles.robots] },
  securityText: { isShared: true, paths: [buildFiles.securityText], absent: "The club names no contact." },
  hostFiles: { isShared: true, paths: ["/_headers", "/_redirects"], isHidden: true },
  /** Those of `static/` in the colours of the club. */
  drawings: { paths: [files.videoThumbnail, folderOf(files.placeholderPicture(1))], isFree: true },
  notFound: {
    paths: [files.notFoundPage, buildFiles.notFound, "/dev-404-page", "/dev-404-page.html"],
    isHidden: true,
    leftover: "is left to Gatsby",
  },
  pageData: { paths: [folderOf(files.pageData("*"))], leftover: "is left to Gatsby" },
  sitemaps: { paths: [buildFiles.sitemap, "/sitemap-*.xml"], leftover: "is left to Gatsby" },
  manifest: { paths: [buildFiles.manifest], leftover: "is left to Gatsby" },
  icons: { paths: [folderOf(files.icon), "/favicon-32x32.png"], leftover: "is left to Gatsby" },
  /** For a feature of Gatsby that the site does not use. */
  partytown: { paths: ["/~partytown/*"], leftover: "is left to Gatsby" },
} as const satisfies Readonly<Record<string, Output>>;

export type OutputName = keyof typeof table;

/** Everything that the build puts beside the pages. Files of `static/` are served as they are. */
export const outputs: Readonly<Record<OutputName, Output>> = table;

export const outputList: readonly Output[] = Object.values(outputs);

export const sharedOutputs: ReadonlySet<string> = new Set(
  Object.entries(outputs).flatMap(([name, { isShared }]) => (isShared ? [name] : [])),
);
