import { existsSync } from "node:fs";
import path from "node:path";
import { isText, propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { functionOf, gatsbyRequire } from "../insides";

/**
 * Lets gatsby-plugin-sharp make only those pictures that another build has not made: making them takes longer than anything
 * else in a build.
 *
 * @param publicDirectory what the other build has made
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

/** The job without the pictures that are there; undefined if none is left. */
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
