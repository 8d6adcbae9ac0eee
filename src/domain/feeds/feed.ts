import { descriptors, foldersWith } from "../../model/descriptors";
import { routes } from "../routes";
import { isInUse } from "../settings/offered";
import { t } from "../../words/t";

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly page: string;
  /** The feed's own addresses. */
  readonly rss: string;
  readonly json: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Readers take an item with another id for a new one. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  /** Plain text, never empty. */
  readonly summary: string;
  /** When it was published; undefined if that is not known or still to come. */
  readonly published: Date | undefined;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** The pages with a feed and what it is called: the home page has one of all that appears on the site. */
export function feedLists(): Readonly<Record<string, string>> {
  const folders = foldersWith("feed").filter(isInUse);
  if (folders.length === 0) return {};
  const lists = folders.map((folder) => [routes.list(folder), descriptors[folder].label] as const);
  return { [routes.home]: t("All news"), ...Object.fromEntries(lists) };
}

/** The feeds that a page links: the feed of everything new, and that of its own list; the home page links all. */
export function feedsAt(path: string, parents: readonly { readonly path: string }[]): readonly string[] {
  const lists = Object.keys(feedLists());
  if (path === routes.home) return lists;
  return lists.filter((list) => [routes.home, path, ...parents.map((parent) => parent.path)].includes(list));
}
