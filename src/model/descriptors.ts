import { t } from "../words/t";

export interface Descriptor {
  /** The name of its list, as titles, feeds and the search say it. */
  readonly label: string;
  readonly list?: `/${string}`;
  /** The address of an item's page, up to the item's id; absent: items have no pages. */
  readonly item?: `/${string}/`;
  /** The address of a page about an item for those who may not open the item itself, up to the item's id. */
  readonly intro?: `/${string}/`;
  /** Items have pages at the top of the site: `/{id}`. */
  readonly atTop?: true;
  /**
   * Not every club has such items. Without one, nothing leads to the list: menus, the sitemap and the search leave it out,
   * and a page of the club's own may have its address. With items, the usual menus link to it.
   */
  readonly isOptional?: true;
  /** Former addresses of items, which redirect to the current ones. */
  readonly oldItem?: `/${string}/`;
  /** Items are people: their pages are profiles, which the search calls "People". */
  readonly profile?: true;
  /** A person's own website gets a page at `/{name}`. */
  readonly portfolio?: true;
  /** The pages of its items are in the search, which can show only those of this kind. */
  readonly search?: true;
  /** Its list has a feed in two formats, of the newest items. */
  readonly feed?: true;
  /** Items take place at a time: they are in the club's calendar, and each has a calendar file. */
  readonly calendar?: true;
  /** The home page announces items that are still to come, so it changes when they begin and end. */
  readonly upcoming?: true;
  readonly sharePicture?: true;
  /** The list of the open data that holds its items: `/api/{openData}.json`. */
  readonly openData?: string;
}

/**
 * Every kind of content, by its folder, with all facts about it that more than one module needs. This is plain data
 * that pages load: it must not import a schema. The fields, and words that only the build needs, are in the kind's own
 * module, which refers to its folder here.
 *
 * The order is that of the search's filter. Where items of two kinds claim one address, the first kind gets it.
 */
export const descriptors = {
  events: {
    label: t("Events"),
    list: "/events",
    item: "/events/",
    search: true,
    feed: true,
    calendar: true,
    upcoming: true,
    sharePicture: true,
    openData: "events",
  },
  workshops: {
    label: t("Workshops"),
    list: "/workshop",
    item: "/workshops/",
    oldItem: "/workshop/",
    search: true,
    feed: true,
    calendar: true,
    upcoming: true,
    sharePicture: true,
    openData: "workshops",
  },
  notices: {
    label: t("Notices"),
    list: "/notice",
    item: "/notice/",
    search: true,
    feed: true,
    sharePicture: true,
    openData: "notices",
  },
  posts: { label: t("Gallery"), list: "/post", item: "/post/", search: true, feed: true, sharePicture: true },
  blog: { label: t("Blog"), list: "/blog", item: "/blog/", search: true, feed: true, sharePicture: true },
  members: {
    label: t("Members"),
    list: "/member",
    item: "/profile/member/",
    profile: true,
    portfolio: true,
    search: true,
    sharePicture: true,
    openData: "members",
  },
  team: {
    label: t("Team"),
    list: "/team",
    item: "/profile/team/",
    profile: true,
    portfolio: true,
    search: true,
    sharePicture: true,
    openData: "team",
  },
  "past-leaders": {
    label: t("Past leaders"),
    item: "/profile/team/",
    profile: true,
    search: true,
    sharePicture: true,
    openData: "team",
  },
  advisors: {
    label: t("Advisors"),
    list: "/advisor",
    item: "/profile/advisor/",
    profile: true,
    portfolio: true,
    search: true,
    sharePicture: true,
  },
  "sub-communities": { label: t("Sub Communities"), list: "/sub-community", sharePicture: true },
  projects: {
    label: t("Projects"),
    list: "/projects",
    item: "/projects/",
    isOptional: true,
    search: true,
    sharePicture: true,
    openData: "projects",
  },
  achievements: {
    label: t("Achievements"),
    list: "/achievements",
    isOptional: true,
    sharePicture: true,
    openData: "achievements",
  },
  results: {
    label: t("Results"),
    list: "/results",
    item: "/results/",
    isOptional: true,
    search: true,
    feed: true,
    sharePicture: true,
    openData: "results",
  },
  sheets: {
    label: t("Problem sheets"),
    list: "/sheets",
    item: "/sheets/",
    isOptional: true,
    search: true,
    sharePicture: true,
    openData: "sheets",
  },
  sponsors: { label: t("Sponsors"), list: "/sponsors", isOptional: true, sharePicture: true, openData: "sponsors" },
  questions: { label: t("FAQ"), list: "/faq", isOptional: true, sharePicture: true, openData: "questions" },
  resources: { label: t("Resources"), list: "/resources", isOptional: true, sharePicture: true, openData: "resources" },
  courses: { label: t("Courses"), list: "/myclass", item: "/myclass/", intro: "/courses/", search: true },
  upcoming: { label: t("Upcoming"), upcoming: true },
  pages: { label: t("Pages"), atTop: true },
} as const satisfies Readonly<Record<string, Descriptor>>;

export type Folder = keyof typeof descriptors;

type Descriptors = typeof descriptors;

export type FolderWith<Feature extends keyof Descriptor> = {
  [F in Folder]: Descriptors[F] extends Readonly<Record<Feature, unknown>> ? F : never;
}[Folder];

export function isFolder(name: string): name is Folder {
  return Object.hasOwn(descriptors, name);
}

export function hasFeature<Feature extends keyof Descriptor>(
  folder: Folder,
  feature: Feature,
): folder is FolderWith<Feature> {
  return feature in descriptors[folder];
}

export function foldersWith<Feature extends keyof Descriptor>(feature: Feature): FolderWith<Feature>[] {
  return Object.keys(descriptors)
    .filter(isFolder)
    .filter((folder) => hasFeature(folder, feature));
}
