import { isFunction, isText, propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import type { BackendCall } from "../decap/decap-backend";
import type { ControlProps } from "../decap/decap-types";
import { entryOf } from "../decap/open-form";
import { pathsIn } from "../decap/repository-files";
import { mediaFilesIn, newestFirst, type MediaFile } from "./media-files";
import { uploadFiles } from "./upload-files";
import { t } from "../../words/t";

/** The media folder of the repository, accessed through Decap's backend. */
export type MediaBackend = ReturnType<typeof mediaBackend>;

/** @param asShown changes a file of the backend's list */
export function mediaBackend(call: BackendCall, folder: string, asShown = (file: unknown) => file) {
  const list = async () => {
    const files = await call("getMedia", folder);
    return mediaFilesIn(Array.isArray(files) ? files.map((file: unknown) => asShown(file)) : []);
  };
  const addresses = new Map<string, Promise<unknown>>();
  return {
    list,
    paths: async () => {
      const files = await list();
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

function release(files: readonly MediaFile[]): void {
  for (const { displayURL } of files)
    if (typeof displayURL === "string" && displayURL.startsWith("blob:")) URL.revokeObjectURL(displayURL);
}

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

export type MediaSource = ReturnType<typeof mediaSource>;

const uploads: string[] = [];

export function mediaSource(backend: MediaBackend, control?: ControlProps) {
  let stored: readonly MediaFile[] = [];
  const ofEntry = () => mediaFilesIn(draftsOf(control));
  const close = () => {
    release(stored);
    stored = [];
  };
  const keep = async (file: File) => {
    const path = control ? await persist(control, file) : await backend.store(file);
    uploads.push(path);
    return path;
  };
  return {
    list: async () => {
      close();
      stored = await backend.list();
      return newestFirst(ofEntry(), stored, uploads);
    },
    addressOf: (file: MediaFile) => backend.addressOf(file),
    upload: async (files: readonly File[], onlyPictures: boolean, say: (status: string) => void) => {
      const taken = [...ofEntry().map(({ path }) => path), ...(await backend.paths())];
      return uploadFiles(files, { taken, onlyPictures, keep, say });
    },
    remove: control ? undefined : ({ path }: MediaFile) => backend.remove(path),
    close,
  };
}

function draftsOf(control: ControlProps | undefined): unknown[] {
  const files: unknown = control && entryOf(control).mediaFiles;
  return Array.isArray(files) ? files.filter((file: unknown) => isJsonObject(file) && file.draft === true) : [];
}

/** Passes a file to Decap, which keeps it until the entry is saved. */
async function persist(control: ControlProps, file: File): Promise<string> {
  const onPersistMedia: unknown = propertyOf(control, "onPersistMedia");
  const action: unknown = isFunction(onPersistMedia) ? await onPersistMedia(file) : undefined;
  const [path] = pathsIn([propertyOf(action, "payload")]) ?? [];
  if (path === undefined) throw new Error(t("The editor did not accept the file."));
  return path;
}
