import { readdirSync } from "node:fs";
import path from "node:path";
import type { Store } from "gatsby";

/** What is used of a node of a file. */
interface FileNode {
  readonly absolutePath?: unknown;
  readonly internal: { readonly contentDigest: string };
}

interface Gatsby {
  readonly getNodesByType: (type: string) => readonly FileNode[];
  readonly store: Pick<Store, "getState" | "dispatch">;
}

/**
 * Lets Gatsby make pictures again that are no longer in `public`. Gatsby never repeats what it has done once as long as
 * the file it was made from exists, but a build of other content (`CONTENT_DIR`) removes the pictures of all others.
 * Must run once Gatsby knows the files, and before it makes pictures.
 *
 * @throws if Gatsby keeps its record elsewhere
 */
export function forgetLostPictures(publicDirectory: string, { getNodesByType, store }: Gatsby): void {
  const jobs: unknown = Reflect.get(Object(Reflect.apply(store.getState, store, [])), "jobsV2");
  const complete: unknown = Reflect.get(Object(jobs), "complete");
  if (!(complete instanceof Map))
    throw new Error("Gatsby remembers its jobs elsewhere: adapt src/gatsby/workarounds/forget-lost-pictures.ts");
  const kept = new Set(
    getNodesByType("File")
      .filter(({ internal }) => holdsFiles(path.join(publicDirectory, "static", internal.contentDigest)))
      .map(({ absolutePath }) => absolutePath),
  );
  const done: ReadonlyMap<unknown, unknown> = complete;
  for (const [contentDigest, job] of done) {
    if (kept.has(sourceOf(job))) continue;
    Reflect.apply(store.dispatch, store, [{ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } }]);
  }
}

/** The file that a picture is made from. */
function sourceOf(job: unknown): unknown {
  const source: unknown = Reflect.get(Object(Reflect.get(Object(job), "inputPaths")), 0);
  return Reflect.get(Object(source), "path");
}

function holdsFiles(folder: string): boolean {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true }).some((entry) => entry.isFile());
  } catch {
    return false;
  }
}
