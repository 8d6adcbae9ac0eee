import type { Response } from "@playwright/test";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { routes } from "../../../src/domain/routes";
import type { WatchedPage } from "./browser";

/** In ms: how long a visit to all pages may take; a busy computer needs many times as long as others. */
export const VISIT_PATIENCE = 60 * 60_000;

/** Several pages are open at once, since each waits now and then. */
const OPEN_AT_ONCE = 3;

const visitor = {
  key: SESSION_KEY,
  members: routes.list("courses"),
  session: JSON.stringify({ id: 1, name: "A visitor" }),
};

/**
 * Visits all paths of a site with a few pages at once, and checks each. The pages of MyClass are visited by a member,
 * since they redirect all others.
 */
export async function visitAll(
  paths: readonly string[],
  open: () => Promise<WatchedPage>,
  look: (path: string, watched: WatchedPage, response: Response | null) => Promise<void>,
): Promise<void> {
  const queue = paths.values();
  const visit = async () => {
    const watched = await open();
    await watched.page.addInitScript(({ key, members, session }) => {
      // The pages of a further language are in a folder.
      if (`${location.pathname}/`.includes(`${members}/`)) localStorage.setItem(key, session);
      else localStorage.removeItem(key);
    }, visitor);
    for (const path of queue) {
      const response = await watched.page.goto(path);
      await look(path, watched, response).catch((error: unknown) => {
        throw new Error(`${path} cannot be looked at`, { cause: error });
      });
    }
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, visit));
}
