import type { Response } from "playwright";
import type { WatchedPage } from "./browser";

/** Pages wait now and then, so some are open at once. */
const OPEN_AT_ONCE = 3;

/** Goes to all paths of a site, in a few pages side by side, and looks at each. */
export async function visitAll(
  paths: readonly string[],
  open: () => Promise<WatchedPage>,
  look: (path: string, watched: WatchedPage, response: Response | null) => Promise<void>,
): Promise<void> {
  const queue = paths.values();
  const visit = async () => {
    const watched = await open();
    for (const path of queue) {
      const response = await watched.page.goto(path);
      await look(path, watched, response);
    }
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, visit));
}
