import { withoutEnd } from "../model/without-end";

/**
 * Every address that a reader can open (docs/behaviour.md#addresses). No other module writes one.
 * Paths carry no trailing slash; ids stand as they are, browsers encode them.
 */
export const routes = {
  home: "/",
  events: "/events",
  event: (id: string) => `/events/${id}`,
  workshops: "/workshop",
  workshop: (id: string) => `/workshops/${id}`,
  /** The address that old links use; it leads to `workshop(id)`. */
  oldWorkshop: (id: string) => `/workshop/${id}`,
  notices: "/notice",
  notice: (id: string) => `/notice/${id}`,
  /** The notices of one year, where there are too many for one page. */
  noticeYear: (year: string) => `/notice/archive/${year}`,
  posts: "/post",
  /** Without an id: what all of them begin with. */
  post: (id: number | "") => `/post/${id}`,
  /** The gallery with this post alone, as Share copies it. */
  sharedPost: (id: number) => `/post#${id}`,
  team: "/team",
  advisors: "/advisor",
  members: "/member",
  codeforces: "/member#codeforces",
  memberData: "/member-data",
  /** The file that `memberData` shows. */
  memberFile: "/members.json",
  /** Without an id: what all of that kind begin with. */
  profile: (kind: ProfileKind, id: number | "") => `/profile/${kind}/${id}`,
  subCommunities: "/sub-community",
  discord: "/discord",
  joinUs: "/join-us",
  registration: "/registration",
  login: "/login",
  myClass: "/myclass",
  /** A course where its reader stopped. */
  course: (id: string) => `/myclass/${id}`,
  courseModule: (course: string, module: string) => `/myclass/${course}/${module}`,
  instructions: "/instructions",
  blog: "/blog",
  article: (slug: string) => `/blog/${slug}`,
  search: "/search",
  /** The calendar of the whole club. */
  calendar: "/calendar.ics",
  calendarOfCategory: (category: string) => `/calendar/${category}.ics`,
  eventCalendar: (id: string) => `/calendar/events/${id}.ics`,
  workshopCalendar: (id: string) => `/calendar/workshops/${id}.ics`,
  /** The feed of a list, such as `/notice`. */
  feed: (list: string, format: "xml" | "json") => `${list}/feed.${format}`,
  openData: (name: string) => `/api/${name}.json`,
  openDataSchema: (name: string) => `/api/${name}.schema.json`,
  admin: "/admin",
  /** The editor with the public content in the memory of the tab. */
  adminSandbox: (entry: string) => `/admin?demo${entry}`,
  portfolio: (slug: string) => `/${slug}`,
} as const;

/** Every other address of the site: files that pages and programs load. `"*"` as a name stands for all of them. */
export const files = {
  smallIcon: "/icons/icon-192x192.png",
  icon: "/icons/icon-512x512.png",
  themeScript: "/theme.js",
  banglaScript: "/bangla.js",
  earlyInputScript: "/early-input.js",
  searchWorker: "/search-worker.js",
  searchIndex: (name: string) => `/pagefind/${name}`,
  /** Shown for a video that has no thumbnail of its own, or whose thumbnail fails to load. */
  videoThumbnail: "/video-thumbnail.svg",
  placeholderPicture: (number: number) => `/placeholders/picture-${number}.svg`,
  adminAsset: (name: string) => `/admin/assets/${name}`,
  /** The texts of the sandbox, and the files of its media folder. */
  sandboxTexts: "/admin/demo.json",
  sandboxMedia: (path: string) => `/admin/demo/${path}`,
  /** A file of the content that is published without the image pipeline. */
  published: (hash: string, name: string) => `/static/${hash}/${name}`,
  data: (name: string) => `/data/${name}`,
  /** Whom to tell of a security problem (RFC 9116). */
  securityText: "/.well-known/security.txt",
  /** Names the newest data files (`LatestData`); the only one of them whose address never changes. */
  latestData: "/latest-data.json",
  calendar: (name: string) => `/calendar/${name}`,
  openData: (name: string) => `/api/${name}`,
  /** The picture that is shown where a link to a page is shared. */
  sharePicture: (page: string) => `/share${page}.jpg`,
} as const;

export type ProfileKind = "advisor" | "team" | "member";

/** First path segments that belong to the site: no portfolio may take one. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((route) => (typeof route === "string" ? [route.split(/[/?#]/)[1] ?? ""] : [])),
  "workshops",
  "profile",
  "api",
  "calendar",
  "static",
  "data",
  "page-data",
  "icons",
  "media",
  "placeholders",
  "pagefind",
  "share",
  "404",
  "404.html",
  "dev-404-page",
  // Where Gatsby keeps the data of the home page.
  "index",
  "index.html",
]);

/** The section of the site that a path lies in: `/events/x` lies in `events`. */
export function sectionOf(path: string): string {
  return path.split(/[/?#]/)[1] ?? "";
}

/** Whether a page lies below a list of the site; workshops have another address than their list. */
export function liesBelow(path: string, list: string): boolean {
  return path.startsWith(`${list}/`) || (list === routes.workshops && path.startsWith(routes.workshop("")));
}

/** A path of the site without its trailing slash, query and fragment. */
export function barePath(path: string): string {
  const bare = withoutEnd(path.split(/[?#]/, 1)[0] ?? "", "/");
  return bare === "" ? "/" : bare;
}

const unindexed: readonly string[] = [
  routes.search,
  routes.login,
  routes.myClass,
  routes.instructions,
  routes.admin,
  routes.memberData,
  "/404",
  "/404.html",
  "/dev-404-page",
];

/** Whether search engines may keep a fixed page; generated pages say so themselves. */
export function isIndexed(path: string): boolean {
  return !unindexed.some((route) => path === route || path.startsWith(`${route}/`));
}
