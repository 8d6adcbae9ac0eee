import type { Store } from "gatsby";
import { propertyOf } from "../../domain/shape";
import { functionOf } from "../insides";

interface FileNode {
  readonly absolutePath?: unknown;
  readonly internal: { readonly contentDigest: string };
}

interface Gatsby {
  readonly getNodesByType: (type: string) => readonly FileNode[];
  readonly store: Pick<Store, "getState" | "dispatch">;
}

/**
 * Lets Gatsby make pictures again that were removed from `public`, should they be needed once more. Otherwise it never
 * repeats what it has done once as long as the file it was made from exists.
 *
 * @param removed the hashes of the files that they were made from
 * @throws if Gatsby keeps its record elsewhere
 */
export function forgetPictures(removed: ReadonlySet<string>, { getNodesByType, store }: Gatsby): void {
  const complete = propertyOf(propertyOf(functionOf(store, "getState")(), "jobsV2"), "complete");
  if (!(complete instanceof Map))
    throw new Error("Gatsby remembers its jobs elsewhere: adapt src/gatsby/workarounds/forget-pictures.ts");
  const sources = new Set(
    getNodesByType("File")
      .filter(({ internal }) => removed.has(internal.contentDigest))
      .map(({ absolutePath }) => absolutePath),
  );
  const done: ReadonlyMap<unknown, unknown> = complete;
  for (const [contentDigest, job] of done)
    if (sources.has(sourceOf(job)))
      functionOf(store, "dispatch")({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
}

function sourceOf(job: unknown): unknown {
  const paths = propertyOf(job, "inputPaths");
  return Array.isArray(paths) ? propertyOf(paths[0], "path") : undefined;
}
