import { isFunction, propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "../decap/decap-types";
import { entryOf } from "../decap/open-form";
import { pathsIn } from "../decap/repository-files";
import { release, type MediaBackend } from "./media-backend";
import { mediaFilesIn, newestFirst, type MediaFile } from "./media-files";
import { uploadFiles, type Uploaded } from "./upload-files";
import { t } from "../../words/t";

export interface MediaSource {
  list(): Promise<readonly MediaFile[]>;
  addressOf(file: MediaFile): Promise<string>;
  upload(files: readonly File[], onlyPictures: boolean, say: (status: string) => void): Promise<Uploaded>;
  readonly remove?: (file: MediaFile) => Promise<void>;
  close(): void;
}

const uploads: string[] = [];

export function mediaSource(backend: MediaBackend, control?: ControlProps): MediaSource {
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
    addressOf: (file) => backend.addressOf(file),
    upload: async (files, onlyPictures, say) => {
      const taken = [...ofEntry().map(({ path }) => path), ...(await backend.paths())];
      return uploadFiles(files, { taken, onlyPictures, keep, say });
    },
    ...(!control && { remove: ({ path }: MediaFile) => backend.remove(path) }),
    close,
  };
}

function draftsOf(control: ControlProps | undefined): unknown[] {
  const files: unknown = control && entryOf(control).mediaFiles;
  return Array.isArray(files) ? files.filter((file: unknown) => isJsonObject(file) && file.draft === true) : [];
}

/** Gives a file to Decap, which holds it until the entry is saved. */
async function persist(control: ControlProps, file: File): Promise<string> {
  const onPersistMedia: unknown = propertyOf(control, "onPersistMedia");
  const action: unknown = isFunction(onPersistMedia) ? await onPersistMedia(file) : undefined;
  const [path] = pathsIn([propertyOf(action, "payload")]) ?? [];
  if (path === undefined) throw new Error(t("The editor took no file."));
  return path;
}
