/** The ids of elements of the site's own. Every id in its pages comes from here or from React's `useId`. */
export const elementIds = {
  /** The root of Gatsby's application, which Gatsby looks for. */
  root: "___gatsby",
  main: "main",
  siteMenu: "site-menu",
  quickLinks: "quick-links",
  account: "account",
  searchField: "site-search",
  /** The leaderboard, to which `/member#codeforces` leads without JavaScript. */
  codeforces: "codeforces",
  memberData: "member-data",
  courseModules: "course-modules",
  moduleTitle: "module-title",
} as const;

/** An element with an id is a global variable too: these are names that scripts look for. */
const globalNames = ["define", "exports", "global", "module", "navigation", "process", "require"];

export const reservedIds: ReadonlySet<string> = new Set([...Object.values(elementIds), ...globalNames]);

export function itemElementId(id: string): string {
  return reservedIds.has(id) ? `${id}-1` : id;
}
