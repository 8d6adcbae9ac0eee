import { defaultSettings, type ClubSettings } from "./club-settings";

/**
 * All that code needs to know of the build that it is part of: one value, which the build makes of the club's content and
 * of the environment. Other processes get it as a variable, and bundlers write that into scripts.
 */
export interface BuildInfo {
  /** The club's settings that differ from the usual ones. */
  readonly settings?: Partial<ClubSettings> | undefined;
  /** The folder of its host in which the site lies, such as `/club`; empty if it has the host for itself. */
  readonly basePath?: string;
  /** The site has its editor beside it: pages link to the form of what they show. */
  readonly hasEditor?: boolean;
  /** The address of the Codeforces API; absent: the usual one. */
  readonly codeforcesApi?: string | undefined;
  /** The categories of events in the main language, by those of the further one that is built. */
  readonly mainCategories?: Readonly<Record<string, string>>;
  readonly main?: { readonly content: string; readonly site: string };
  /** The names of people in the main language, by `nameKey` of their translated ones. No page needs them. */
  readonly mainNames?: ReadonlyMap<string, string>;
  readonly pages?: SharedPageData | undefined;
}

/** The build knows this of all pages before it renders them. Each page holds it, so all are rendered again if it changes. */
export interface SharedPageData {
  readonly start: string;
  /** The policy that pages must contain, in the form of a header; absent where a header gives it. */
  readonly policy?: string | undefined;
  /** The paths on the site of the scripts of each component of a page, by the names that Gatsby gives these. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  readonly originals?: readonly string[];
}

export const BUILD_INFO_VARIABLE = "GATSBY_BUILD_INFO";

let current: BuildInfo | undefined;

export function buildInfo(): BuildInfo {
  return (current ??= parsed(process.env.GATSBY_BUILD_INFO ?? "{}"));
}

function parsed(text: string): BuildInfo {
  // The build itself has written the text.
  const info: unknown = JSON.parse(text);
  return Object.assign({}, info);
}

export function changeBuildInfo(changes: BuildInfo): void {
  current = { ...buildInfo(), ...changes };
}

export function buildInfoForProcesses(): string {
  const { mainNames: _mainNames, ...info } = buildInfo();
  return JSON.stringify(info);
}

export function buildInfoForPages(pages?: SharedPageData): string {
  const { main: _main, mainNames: _mainNames, ...info } = buildInfo();
  return JSON.stringify({ ...info, pages });
}

let known: { readonly own: BuildInfo["settings"]; readonly settings: ClubSettings } | undefined;

export function clubSettings(): ClubSettings {
  const own = buildInfo().settings;
  if (!known || known.own !== own) known = { own, settings: { ...defaultSettings, ...own } };
  return known.settings;
}

export function basePath(): string {
  return buildInfo().basePath ?? "";
}

/** The key of a name: two people with the same name in a further language have portfolios of their own. */
export function nameKey(name: string, portfolio: string): string {
  return `${name} ${portfolio}`;
}

/** A category as the main language says it: addresses are made of that, so that they are the same in all languages. */
export function mainCategory(category: string): string {
  const main: unknown = buildInfo().mainCategories?.[category];
  return typeof main === "string" ? main : category;
}
