import type { UnknownFunction } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { wrapBackend } from "./wrap-backend";

/** The media folder as Decap's backend knows it. */
export interface WatchedMedia {
  /**
   * Resolves once Decap knows which pictures there are. A new entry that is opened earlier is offered none
   * of them, for as long as it is open.
   */
  readonly listed: Promise<void>;
  /** The paths of all files there are now, as the repository has them; undefined while that is not known. */
  readonly paths: () => Promise<readonly string[] | undefined>;
}

/** @param asShown changes an entry of the list before Decap sees it */
export function watchMedia(backendName: string, asShown = (file: unknown) => file): WatchedMedia {
  let list: UnknownFunction | undefined;
  const listed = new Promise<void>((resolve) => {
    wrapBackend(backendName, {
      getMedia: (getMedia) => {
        list = async (...folder) => {
          try {
            const files = await getMedia(...folder);
            return Array.isArray(files) ? files.map((file: unknown) => asShown(file)) : files;
          } finally {
            // The list is in Decap's state once what waits for it has run.
            setTimeout(resolve);
          }
        };
        return list;
      },
    });
  });
  return { listed, paths: async () => pathsIn(await list?.()) };
}

/** The paths in a list of files of Decap; undefined where it is none. */
export function pathsIn(files: unknown): string[] | undefined {
  if (!Array.isArray(files)) return undefined;
  return files.flatMap((file: unknown) => (isJsonObject(file) && typeof file.path === "string" ? [file.path] : []));
}
