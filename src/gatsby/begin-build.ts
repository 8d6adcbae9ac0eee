import type { ParentSpanPluginArgs } from "gatsby";
import { propertyOf } from "../domain/shape";
import { beginRun } from "./runs/begin-run";
import { functionOf } from "./insides";

let isComplete = false;

export function completeBuild(): void {
  isComplete = true;
}

/**
 * Prepares the folder for the build or the development server that Gatsby begins, and Gatsby for the folder.
 *
 * @throws Error if another process is at work in the folder
 */
export async function beginBuild({ store }: ParentSpanPluginArgs): Promise<void> {
  const { isFresh, finished } = await beginRun(process.cwd(), { isBuild: process.env.NODE_ENV === "production" });
  // Gatsby has read its state already: it forgets that, pictures that it has made included, as if `public` were gone.
  if (isFresh) functionOf(store, "dispatch")({ type: "DELETE_CACHE", cacheIsCorrupt: true });
  // As with its option --prefix-paths.
  Object.assign(Object(propertyOf(functionOf(store, "getState")(), "program")), { prefixPaths: true });
  // Only then nothing is written any more: Gatsby saves its state after its last step.
  process.once("exit", (code) => {
    if (code === 0 && isComplete) finished();
  });
}
