import { descriptors, foldersWith, hasFeature, type FolderWith } from "../model/descriptors";
import { nameSlug } from "../model/values/name-slug";
import { withoutEnd } from "../model/schema/without-end";
import { elementIds, itemElementId } from "./element-ids";

/**
 * Every address that a reader can open (docs/behaviour.md#addresses). No other module writes one.
 * Paths have no trailing slash; ids are not encoded, since browsers do that.
 */
export const routes = {
  home: "/",
  list: (folder: FolderWith<"list">) => descriptors[folder].list,
  item: (folder: FolderWith<"item">, id: string | number) => `${descriptors[folder].item}${id}`,
  intro: (folder: FolderWith<"intro">, id: string | number) => `${descriptors[folder].intro}${id}`,
  /** The place in a list where an element shows an item. */
  inList: (folder: FolderWith<"list">, id: string) => `${descriptors[folder].list}#${itemElementId(id)}`,
  attendance: (id: string) => `${descriptors.workshops.item}${id}/attendance`,
  /** An item's former address, which old links use; it leads to `item(folder, id)`. */
  oldItem: (folder: FolderWith<"oldItem">, id: string) => `${descriptors[folder].oldItem}${id}`,
  /** The items of a list that are of one year, where there are too many for one page. */
  year: (folder: FolderWith<"list">, year: string) => `${descriptors[folder].list}/archive/${year}`,
  /** The gallery with only this post, as Share copies it. */
  sharedPost: (id: number) => `${descriptors.posts.list}#${id}`,
  codeforces: `${descriptors.members.list}#${elementIds.codeforces}`,
  memberData: "/member-data",
  memberFile: "/members.json",
  discord: "/discord",
  joinUs: "/join-us",
  registration: "/registration",
  login: "/login",
  courseModule: (course: string, module: string) => `${descriptors.courses.item}${course}/${module}`,
  instructions: "/instructions",
  search: "/search",
  calendar: "/calendar.ics",
  calendarOfCategory: (category: string) => `/calendar/${nameSlug(category)}.ics`,
  itemCalendar: (folder: FolderWith<"calendar">, id: string) => `/calendar/${folder}/${id}.ics`,
  /** The feed of a list, such as `/notice`; that of the home page has all that appears. */
  feed: (list: string, format: "xml" | "json") => `${list === "/" ? "" : list}/feed.${format}`,
  openData: (name: string) => `/api/${name}.json`,
  openDataSchema: (name: string) => `/api/${name}.schema.json`,
  admin: "/admin",
  /** The desk: faults and old entries of the content, for editors. */
  desk: "/admin/desk",
  /** The editor with the public content in the memory of the tab. */
  adminSandbox: (entry: string) => `/admin?demo${entry}`,
  portfolio: (slug: string) => `/${slug}`,
  /** A page of the club's own. */
  page: (slug: string) => `/${slug}`,
} as const;

/** Every other address of the site: files that pages and programs load. `"*"` as a name means all of them. */
export const files = {
  icon: "/icons/icon-512x512.png",
  /** The page for unknown addresses, without its ending. */
  notFoundPage: "/404",
  searchWorker: "/search-worker.js",
  videoThumbnail: "/video-thumbnail.svg",
  /** Loaded only by pages that are made for paper. */
  paperStyles: "/paper.css",
  placeholderPicture: (number: number) => `/placeholders/picture-${number}.svg`,
  /** The file in which Gatsby keeps the data of a page, the home page included. */
  pageData: (page: string) => `/page-data/${page === routes.home ? "index" : page.slice(1)}/page-data.json`,
  queryResult: (query: string) => `/page-data/sq/d/${query}.json`,
  newestNotices: "/newest-notices.json",
  sharePicture: (page: string) => `/share${page}.jpg`,
} as const;

/** Files that no script of a page names: apart from `files`, so that scripts do not carry them. */
export const buildFiles = {
  smallIcon: "/icons/icon-192x192.png",
  adoptEntries: "/adopt-entries.js",
  banglaScript: "/bangla.js",
  /** Loaded only by pages whose texts have steps, tabs, hints or solutions. */
  blockStyles: "/blocks.css",
  blockScript: "/blocks.js",
  notFoundScript: "/not-found.js",
  /** Marks the page before it is drawn, and loads the application when it is needed. */
  startScript: "/start.js",
  hashedStartScript: (hash: string) => `/start.${hash}.js`,
  counter: (hash: string, ending: "js" | "css") => `/visits.${hash}.${ending}`,
  banner: (hash: string, ending: "js" | "css") => `/banner.${hash}.${ending}`,
  speculationRules: "/speculation-rules.json",
  searchIndex: (name: string) => `/pagefind/${name}`,
  adminAsset: (name: string) => `/admin/assets/${name}`,
  sandboxTexts: "/admin/demo.json",
  sandboxMedia: (path: string) => `/admin/demo/${path}`,
  media: "/static/",
  published: (hash: string, name: string) => `/static/${hash}/${name}`,
  data: (name: string) => `/data/${name}`,
  robots: "/robots.txt",
  sitemap: "/sitemap-index.xml",
  manifest: "/manifest.webmanifest",
  /** Where to report a security problem (RFC 9116). */
  securityText: "/.well-known/security.txt",
  /** When the site has to be built again, because something is published then. */
  nextPublication: "/next-publication.json",
  notFound: "/404.html",
  calendar: (name: string) => `/calendar/${name}`,
  openData: (name: string) => `/api/${name}`,
  sharePictures: "/share/",
} as const;

/** Paths of all pages that need no id, and of all files among `routes`. */
export const fixedPaths: readonly string[] = [
  ...Object.values(routes).filter((route) => typeof route === "string"),
  ...foldersWith("list").map(routes.list),
];

/** The section of the site that a path belongs to: `/events/x` belongs to `events`. */
export function sectionOf(path: string): string {
  return path.split(/[/?#]/)[1] ?? "";
}

/**
 * True if a page is below a list of the site; items may have other addresses than their list. Profiles belong to no
 * list.
 */
export function liesBelow(path: string, list: string): boolean {
  const isOfItem = (folder: FolderWith<"item">) =>
    hasFeature(folder, "list") &&
    !hasFeature(folder, "profile") &&
    routes.list(folder) === list &&
    path.startsWith(routes.item(folder, ""));
  return path.startsWith(`${list}/`) || foldersWith("item").some(isOfItem);
}

/** A path of the site without its trailing slash, query and fragment. */
export function barePath(path: string): string {
  const bare = withoutEnd(path.split(/[?#]/, 1)[0] ?? "", "/");
  return bare === "" ? "/" : bare;
}

const unindexed: readonly string[] = [
  routes.search,
  routes.login,
  routes.list("courses"),
  routes.instructions,
  routes.admin,
  routes.memberData,
];

const [beforeId = "", afterId = ""] = routes.attendance("*").split("*");

function isAttendance(path: string): boolean {
  return path.startsWith(beforeId) && barePath(path).endsWith(afterId);
}

/** The attendance sheet that belongs to the page of a workshop; undefined for any other page. */
export function attendanceOf(path: string): string | undefined {
  const bare = barePath(path);
  const id = bare.startsWith(beforeId) ? bare.slice(beforeId.length) : "";
  return id === "" || id.includes("/") ? undefined : routes.attendance(id);
}

/**
 * True if search engines may index a fixed page; generated pages say so themselves, and everything else is an output.
 */
export function isIndexed(path: string): boolean {
  return !isAttendance(path) && !unindexed.some((route) => path === route || path.startsWith(`${route}/`));
}
