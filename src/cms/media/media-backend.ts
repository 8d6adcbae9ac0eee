import { isText } from "../../domain/shape";
import type { BackendCall } from "../decap/decap-backend";
import { mediaFilesIn, type MediaFile } from "./media-files";
import { t } from "../../words/t";

/** The media folder of the repository, through the backend that Decap made for the place that is edited. */
export type MediaBackend = ReturnType<typeof mediaBackend>;

/** @param asShown changes a file of the backend's list */
export function mediaBackend(call: BackendCall, folder: string, asShown = (file: unknown) => file) {
  const listed = async () => {
    const files = await call("getMedia", folder);
    return mediaFilesIn(Array.isArray(files) ? files.map((file: unknown) => asShown(file)) : []);
  };
  const addresses = new Map<string, Promise<unknown>>();
  return {
    list: listed,
    paths: async () => {
      const files = await listed();
      release(files);
      return files.map(({ path }) => path);
    },
    addressOf: async ({ path, displayURL }: MediaFile): Promise<string> => {
      if (typeof displayURL === "string") return displayURL;
      const address = addresses.get(path) ?? call("getMediaDisplayURL", displayURL);
      addresses.set(path, address);
      const found = await address;
      return isText(found) ? found : "";
    },
    /** Stores a file at once, and returns its path. */
    store: async (file: File) => {
      const path = `${folder}/${file.name}`;
      await call("persistMedia", asset(file, path), { commitMessage: `Upload “${path}”` });
      return path;
    },
    remove: async (path: string) => {
      await call("deleteFiles", [path], `Delete “${path}”`);
    },
  };
}

/** Lets the browser forget files that a backend has read into memory. */
export function release(files: readonly MediaFile[]): void {
  for (const { displayURL } of files)
    if (typeof displayURL === "string" && displayURL.startsWith("blob:")) URL.revokeObjectURL(displayURL);
}

/** A file as Decap's backends take it. */
function asset(file: File, path: string) {
  const url = URL.createObjectURL(file);
  const toBase64 = () =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(isText(reader.result) ? reader.result.replace(/^[^,]*,/, "") : "");
      reader.onerror = () => reject(new Error(t("{file} can't be read: it may be damaged.", { file: file.name })));
      reader.readAsDataURL(file);
    });
  return { path, url, fileObj: file, toString: () => url, toBase64 };
}
