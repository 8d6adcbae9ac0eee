import { isFunction, propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { PUBLIC_FOLDER } from "../configuration/configuration";
import { prepareUpload } from "../photos/prepare-upload";
import { showNotes } from "../saving/notes";
import { uploadNames } from "../saving/upload-names";
import type { WatchedMedia } from "./decap-backend";
import type { ControlProps } from "./decap-types";
import { entryOf } from "./open-form";
import { lastPartOf, pathsIn } from "./repository-files";
import { t } from "../../words/t";

/**
 * Uploads a file with the entry that a control belongs to: prepared, under a name of its own, and saved with the entry.
 *
 * @returns what an item says of it; undefined if it was refused, which the editor has been told
 */
export type EntryUpload = (props: ControlProps, file: File) => Promise<string | undefined>;

/** Gives an upload a name that no other file has, and the same content the same name again. */
export type NameUpload = (file: File, original: File, ofEntry: readonly string[]) => Promise<File>;

export function uploadNaming(mediaPaths: WatchedMedia["paths"]): NameUpload {
  const nameOf = uploadNames();
  return async (file, original, ofEntry) => {
    const stored = (await mediaPaths().catch(() => undefined)) ?? [];
    const name = nameOf(await digestOf(original), file.name, { stored, ofEntry });
    return new File([file], name, { type: file.type });
  };
}

export function entryUpload(name: NameUpload): EntryUpload {
  return async (props, original) => {
    const prepared = await prepareUpload(original);
    if (typeof prepared !== "string") {
      const file = await name(prepared.file, original, pathsIn(entryOf(props).mediaFiles) ?? []);
      return `${PUBLIC_FOLDER}/${lastPartOf(await keep(props, file))}`;
    }
    showNotes(t("Not uploaded:"), [prepared], "refused");
    return undefined;
  };
}

/** Gives a file to Decap, which holds it until the entry is saved. */
async function keep(props: ControlProps, file: File): Promise<string> {
  const onPersistMedia: unknown = propertyOf(props, "onPersistMedia");
  const action: unknown = isFunction(onPersistMedia) ? await onPersistMedia(file) : undefined;
  const path = isJsonObject(action) && isJsonObject(action.payload) ? action.payload.path : undefined;
  if (typeof path !== "string") throw new Error(`Decap did not take ${file.name}`);
  return path;
}

async function digestOf(file: File): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())));
}
