import CMS from "decap-cms-app";
import { createElement, type Component, type ReactNode } from "react";
import { isFunction, propertyOf } from "../../domain/shape";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { PUBLIC_FOLDER } from "../configuration/configuration";
import { PhotoDrop } from "../photos/PhotoDrop";
import { addPhotos, type PhotoEntry, type PhotoPlace } from "../photos/add-photos";
import { photoSubject } from "../photos/photo-names";
import type { WatchedMedia } from "./decap-backend";
import type { ControlProps } from "./decap-types";
import { isMap, toPlain, withEntries } from "./immutable-entry";
import { entryOf } from "./open-form";
import { lastPartOf, pathsIn } from "./repository-files";

/** The state of each entry in Decap's control for lists, beside its value. */
interface ListState {
  readonly keys: readonly string[];
  readonly itemsCollapsed: readonly boolean[];
}

/** Lists of pictures with alt texts take many photos at once; all other lists stay as Decap has them. */
export function registerManyPhotos(mediaPaths: WatchedMedia["paths"]): void {
  const Control: unknown = CMS.getWidget("list")?.control;
  if (!isControl(Control)) throw new Error("Decap has no control for lists");
  class PhotoListControl extends Control {
    override render(): ReactNode {
      const list = super.render();
      return isPhotoList(this.props.field)
        ? createElement(PhotoDrop, { onFiles: (files) => this.addFiles(files), children: list })
        : list;
    }

    private async addFiles(files: readonly File[]): Promise<number> {
      const entries = await addPhotos(files, photoPlace(this.props, mediaPaths));
      if (entries.length > 0) this.append(entries);
      return entries.length;
    }

    private append(entries: readonly PhotoEntry[]): void {
      const { field, onChange } = this.props;
      this.setState(({ keys, itemsCollapsed }) => ({
        keys: [...keys, ...entries.map(() => crypto.randomUUID())],
        itemsCollapsed: [...itemsCollapsed, ...entries.map(() => true)],
      }));
      if (isMap(field)) onChange(withEntries(this.props.value, entries, field));
    }
  }
  CMS.registerWidget("list", PhotoListControl);
  keepOnMissedDrops();
}

function isControl(value: unknown): value is new (props: ControlProps) => Component<ControlProps, ListState> {
  return typeof value === "function";
}

/** True if the entries of a list have a picture and its alt text. */
function isPhotoList(field: unknown): boolean {
  const { fields } = isMap(field) ? toPlain(field) : {};
  const names = Array.isArray(fields)
    ? fields.map((each: unknown) => (isJsonObject(each) ? each.name : undefined))
    : [];
  return names.includes("src") && names.includes("alt");
}

/** The entry that is being edited, as a place for photos. */
function photoPlace(props: ControlProps, mediaPaths: WatchedMedia["paths"]): PhotoPlace {
  const entry = entryOf(props);
  const collection = typeof entry.collection === "string" ? entry.collection : "";
  return {
    subject: photoSubject(collection, isJsonObject(entry.data) ? entry.data : {}),
    takenPaths: async () => [...(pathsIn(entryOf(props).mediaFiles) ?? []), ...((await mediaPaths()) ?? [])],
    keep: async (photo) => {
      const before = draftFiles(entryOf(props));
      const kept = fileOf(await persist(props, photo));
      if (!kept) throw new Error("Decap did not take the photo");
      const same = before.find(({ id, path }) => id === kept.id && path !== kept.path);
      if (!same) return publicPath(kept.path);
      // Decap keeps the same content only once, under the name that came last: it gets the first one back.
      await persist(props, new File([photo], lastPartOf(same.path).replace(/\.\w+$/, ".png"), { type: photo.type }));
      return undefined;
    },
  };
}

/** Gives a file to Decap, which makes WebP of it and holds it until the entry is saved. */
async function persist(props: ControlProps, file: File): Promise<unknown> {
  const onPersistMedia: unknown = propertyOf(props, "onPersistMedia");
  if (!isFunction(onPersistMedia)) throw new Error("Decap takes no files here");
  const action: unknown = await onPersistMedia(file);
  return isJsonObject(action) ? action.payload : undefined;
}

interface DraftFile {
  readonly id: string;
  readonly path: string;
}

function fileOf(file: unknown): DraftFile | undefined {
  if (!isJsonObject(file)) return undefined;
  const { id, path } = file;
  return typeof id === "string" && typeof path === "string" ? { id, path } : undefined;
}

/** The files that will be saved with the entry. */
function draftFiles({ mediaFiles }: JsonObject): DraftFile[] {
  const files = Array.isArray(mediaFiles) ? mediaFiles : [];
  return files.flatMap((file: unknown) => (isJsonObject(file) && file.draft === true ? (fileOf(file) ?? []) : []));
}

function publicPath(path: string): string {
  return `${PUBLIC_FOLDER}/${lastPartOf(path)}`;
}

/** Keeps the page if files are dropped beside a list: the browser would open them in its place, and the entry be lost. */
function keepOnMissedDrops(): void {
  for (const name of ["dragover", "drop"] as const)
    window.addEventListener(name, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
}
