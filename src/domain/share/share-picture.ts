import { barePath, files, routes } from "../routes";

/** The size that social networks ask for, in px. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The address of the picture that is shown where a link to this page is shared. */
export function sharePicture(path: string): string {
  const bare = barePath(path);
  return files.sharePicture(bare === routes.home ? "/home" : bare);
}

/** Profiles of members, the newest, that have a picture of their own; the others share that of the list. */
export const MOST_MEMBER_PICTURES = 500;

/** The ids of the members whose profile has a picture of its own. */
export function membersWithPicture(ids: readonly number[]): ReadonlySet<number> {
  return new Set([...ids].sort((a, b) => b - a).slice(0, MOST_MEMBER_PICTURES));
}
