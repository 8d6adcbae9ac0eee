import { existsSync } from "node:fs";
import path from "node:path";
import type { Store } from "gatsby";
import { isText, propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { functionOf, gatsbyRequire } from "../insides";

interface FileNode {
  readonly absolutePath?: unknown;
  readonly internal: { readonly contentDigest: string };
}

interface Gatsby {
  readonly getNodesByType: (type: string) => readonly FileNode[];
  readonly store: Pick<Store, "getState" | "dispatch">;
}

/**
 * Lets Gatsby make pictures again that were removed from `public`, if they are needed again. Otherwise it never repeats
 * a job while the original file exists.
 *
 * @param removed the hashes of the original files
 * @throws if Gatsby keeps its record elsewhere
 */
export function clearPictureJobs(removed: ReadonlySet<string>, { getNodesByType, store }: Gatsby): void {
  const complete = propertyOf(propertyOf(functionOf(store, "getState")(), "jobsV2"), "complete");
  if (!(complete instanceof Map))
    throw new Error("Gatsby remembers its jobs elsewhere: adapt src/gatsby/workarounds/pictures.ts");
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

/**
 * Makes gatsby-plugin-sharp skip pictures that another build has made, since they take longer than anything else in a
 * build.
 *
 * @param publicDirectory the result of the other build
 * @throws if gatsby-plugin-sharp makes pictures in another way
 */
export function makeMissingPictures(publicDirectory: string): void {
  const worker: unknown = gatsbyRequire("gatsby-plugin-sharp/gatsby-worker.js");
  const make = functionOf(worker, "IMAGE_PROCESSING");
  Object.assign(Object(worker), {
    IMAGE_PROCESSING: async (job: unknown) => {
      const missing = withoutMade(job, publicDirectory);
      if (missing !== undefined) await make(missing);
    },
  });
}

/** The job without existing pictures; undefined if none are left. */
export function withoutMade(job: unknown, publicDirectory: string): unknown {
  const [outputDir, given] = [propertyOf(job, "outputDir"), propertyOf(job, "args")];
  const operations = propertyOf(given, "operations");
  if (!isJsonObject(job) || !isJsonObject(given) || !isText(outputDir) || !Array.isArray(operations)) return job;
  const folder = path.join(publicDirectory, path.relative(path.resolve("public"), outputDir));
  const missing = operations.filter((operation: unknown) => {
    const file = propertyOf(operation, "outputPath");
    return !isText(file) || !existsSync(path.join(folder, file));
  });
  return missing.length === 0 ? undefined : { ...job, args: { ...given, operations: missing } };
}
