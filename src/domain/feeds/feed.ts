import { descriptors, foldersWith } from "../../model/descriptors";
import { routes } from "../routes";
import { isUsed } from "../../model/parts";

/** A list as a feed. All addresses are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page of the list. */
  readonly page: string;
  /** The feed's own addresses. */
  readonly rss: string;
  readonly json: string;
  readonly items: readonly FeedItem[];
}

/** One thing in a feed. */
export interface FeedItem {
  /** The address of its page, which is also its permanent id. */
  readonly url: string;
  readonly title: string;
  /** HTML in which all addresses are absolute. */
  readonly html: string;
  /** Plain text, never empty. */
  readonly summary: string;
  /** When it was published; undefined if that is not known or still to come. */
  readonly published: Date | undefined;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** The names of the lists that have a feed, by the path of their page. */
export function feedLists(): Readonly<Record<string, string>> {
  const folders = foldersWith("feed").filter(isUsed);
  return Object.fromEntries(folders.map((folder) => [routes.list(folder), descriptors[folder].label]));
}

/** The feeds that a page names: all on the home page, that of its own list on any other. */
export function feedsAt(path: string, parents: readonly { readonly path: string }[]): readonly string[] {
  if (path === routes.home) return Object.keys(feedLists());
  const lists = feedLists();
  return [path, ...parents.map((parent) => parent.path)].filter((each) => Object.hasOwn(lists, each));
}
