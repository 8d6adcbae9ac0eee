import { routes } from "../routes";

/** The lists that have a feed, by the path of their page. */
export const feedLists: Readonly<Record<string, string>> = {
  [routes.notices]: "Notices",
  [routes.events]: "Events",
  [routes.workshops]: "Workshops",
  [routes.posts]: "Gallery",
  [routes.blog]: "Blog",
};

/** The feeds that a page speaks of: all on the home page, that of its own list on any other. */
export function feedsAt(path: string, parents: readonly { readonly path: string }[]): readonly string[] {
  if (path === routes.home) return Object.keys(feedLists);
  return [path, ...parents.map((parent) => parent.path)].filter((each) => Object.hasOwn(feedLists, each));
}
