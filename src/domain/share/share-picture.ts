import { barePath, files, routes } from "../routes";

/** The size that social networks ask for, in px. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

export function sharePicture(path: string): string {
  const bare = barePath(path);
  return files.sharePicture(bare === routes.home ? "/home" : bare);
}

/** The items with the highest ids, which are the newest. */
export function highestIds<T>(items: readonly T[], idOf: (item: T) => number, most: number): T[] {
  return [...items].sort((a, b) => idOf(b) - idOf(a)).slice(0, most);
}
