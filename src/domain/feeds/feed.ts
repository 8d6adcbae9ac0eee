import { descriptors, foldersWith } from "../../model/descriptors";
import { routes } from "../routes";
import { isInUse } from "../settings/offered";

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

export function feedLists(): Readonly<Record<string, string>> {
  const folders = foldersWith("feed").filter(isInUse);
  return Object.fromEntries(folders.map((folder) => [routes.list(folder), descriptors[folder].label]));
}

/** The feeds that a page names: all on the home page, that of its own list on any other. */
export function feedsAt(path: string, parents: readonly { readonly path: string }[]): readonly string[] {
  if (path === routes.home) return Object.keys(feedLists());
  const lists = feedLists();
  return [path, ...parents.map((parent) => parent.path)].filter((each) => Object.hasOwn(lists, each));
}
