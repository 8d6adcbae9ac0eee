import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Store } from "gatsby";
import { replaceFile } from "../outputs/writing/replace-file";
import { engineDigest } from "./engine-digest";

const stampIn = (project: string) => path.join(project, ".cache/engine-digest");

/**
 * Makes Gatsby forget what another version of the code left in `.cache`: types, nodes and pages that this version
 * would make in another way. Encoded pictures are in `public` and stay. Must run before Gatsby reads its cache.
 *
 * @returns whether there was such a cache
 */
export async function dropOutdatedCache(project: string, store: Pick<Store, "dispatch">): Promise<boolean> {
  const stamp = await readFile(stampIn(project), "utf8").catch(() => "");
  if (stamp === engineDigest(project)) return false;
  const names = ["caches-lmdb", "webpack"];
  const stores = names.map((name) => path.join(project, ".cache", name));
  const isOutdated = stores.some((folder) => existsSync(folder));
  await rm(stampIn(project), { force: true });
  // Without the first one, Gatsby also removes the pages that it made.
  await Promise.all(stores.map((folder) => rm(folder, { recursive: true, force: true })));
  // Without the hash of the plugins that made it, Gatsby empties its cache.
  Reflect.apply(store.dispatch, store, [{ type: "UPDATE_PLUGINS_HASH", payload: "" }]);
  return isOutdated;
}

/** Records which code fills the cache from now on. */
export async function stampCache(project: string): Promise<void> {
  await replaceFile(stampIn(project), engineDigest(project));
}
