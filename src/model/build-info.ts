import { defaultSettings, type ClubSettings } from "./club-settings";

/**
 * All that code needs to know of the build that it is part of: one value, which the build makes once, of the club's content
 * and of the environment. It is a variable of the environment, which other processes get too and bundlers write into scripts.
 */
export interface BuildInfo {
  /** The club's settings that differ from the usual ones. */
  readonly settings?: Partial<ClubSettings> | undefined;
  /** The folder of the site on its host, such as `/club`; empty for a site at the root of its host. */
  readonly basePath?: string;
  /** The site has its editor beside it: pages link to the form of what they show. */
  readonly hasEditor?: boolean;
  /** The address of the Codeforces API; absent: the usual one. */
  readonly codeforcesApi?: string | undefined;
  /** Only for a build in a further language: the folder of the site in the main one, whose pictures are not made again. */
  readonly mainSite?: string | undefined;
  readonly pages?: SharedPageData | undefined;
  /** Only for the renderer of pages, which writes it into each of them. */
  readonly banner?: Banner | undefined;
}

/** What a page says above its bar, and when: instants in ms since 1970. */
export interface BannerText {
  readonly html: string;
  /** Changes with the words of the text. */
  readonly digest: string;
  readonly link?: string | undefined;
  /** Absent: it is due already. */
  readonly from?: number | undefined;
  /** The first instant after its last day; absent: it stays. */
  readonly until?: number | undefined;
  /** True if it was due when the site was built. */
  readonly isDue: boolean;
}

/** The paths on the site of files that pages load only where the club uses what they are for. */
export interface OwnFiles {
  readonly script: string;
  readonly styles: string;
}

export type Banner = BannerText & OwnFiles;

/** The build knows this of all pages before it renders them. Each page holds it, so all are rendered again if it changes. */
export interface SharedPageData {
  readonly start: string;
  /** Where readers are counted: the files that pages load for that, and the host of the site, the only one that counts. */
  readonly counter?: (OwnFiles & { readonly host: string }) | undefined;
  /** The policy that pages must contain, in the form of a header; absent where a header gives it. */
  readonly policy?: string | undefined;
  /** The paths on the site of the scripts of each component of a page, by the names that Gatsby gives these. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  /** The texts in the main language of the site that only their mark tells apart from those of the page's language. */
  readonly originals?: readonly string[];
}

export const BUILD_INFO_VARIABLE = "GATSBY_BUILD_INFO";

// oxlint-disable-next-line house/module-state -- a cache: code asks thousands of times for what it has parsed
let known: { readonly text: string; readonly info: BuildInfo } | undefined;

export function buildInfo(): BuildInfo {
  const text = process.env.GATSBY_BUILD_INFO ?? "{}";
  if (known?.text !== text) known = { text, info: parsed(text) };
  return known.info;
}

function parsed(text: string): BuildInfo {
  // The build itself has written the text.
  const info: unknown = JSON.parse(text);
  return Object.freeze(Object.assign({}, info));
}

/** Makes this process, and those that it starts, part of a build. Each process does so once, before any code asks. */
export function enterBuild(info: BuildInfo): BuildInfo {
  process.env[BUILD_INFO_VARIABLE] = JSON.stringify(info);
  return buildInfo();
}

/** What the scripts and the renderer of pages need to know of a build, as text. */
export function buildInfoForPages({ mainSite: _mainSite, ...info }: BuildInfo): string {
  return JSON.stringify(info);
}

const whole = new WeakMap<BuildInfo, ClubSettings>();

export function clubSettings(): ClubSettings {
  const info = buildInfo();
  const settings = whole.get(info) ?? { ...defaultSettings, ...info.settings };
  whole.set(info, settings);
  return settings;
}

export function basePath(): string {
  return buildInfo().basePath ?? "";
}
