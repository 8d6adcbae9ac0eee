import type { DragEvent } from "react";
import { keyMatcher, searchKey } from "../../domain/text/search-key";
import { extensionsFor, extensionOf } from "../../model/files/file-types";
import { isJsonObject } from "../../model/schema/json-object";
import { lastPartOf } from "../decap/repository-files";

/** A file that entries may use: in the media folder, or in Decap's memory until the open entry is saved. */
export interface MediaFile {
  readonly path: string;
  readonly displayURL: unknown;
}

export interface ChosenFile {
  readonly src: string;
  readonly alt: string;
}

export function mediaFilesIn(list: unknown): MediaFile[] {
  return (Array.isArray(list) ? list : []).flatMap((file: unknown) =>
    isJsonObject(file) && typeof file.path === "string"
      ? [{ path: file.path, displayURL: file.displayURL ?? file.url }]
      : [],
  );
}

const pictures = new Set(extensionsFor("picture"));

export function isPicture(path: string): boolean {
  return pictures.has(extensionOf(path) ?? "");
}

export function markdownFor({ src, alt }: ChosenFile): string {
  const plain = (text: string) => text.replace(/[[\]\\]/g, String.raw`\$&`);
  const address = /[\s()]/.test(src) ? `<${src}>` : src;
  return isPicture(src) ? `![${plain(alt)}](${address})` : `[${plain(lastPartOf(src))}](${address})`;
}

/**
 * The files in the order in which they are offered: those of the open entry, then those uploaded in this tab, newest
 * first, then in the order of the backend.
 */
export function newestFirst(
  ofEntry: readonly MediaFile[],
  stored: readonly MediaFile[],
  uploads: readonly string[],
): MediaFile[] {
  const age = new Map([...uploads].reverse().map((path, index) => [path, index]));
  const own = new Set(ofEntry.map(({ path }) => path));
  const all = [...ofEntry, ...stored.filter(({ path }) => !own.has(path))];
  const ageOf = ({ path }: MediaFile) => age.get(path) ?? age.size;
  return all.sort((one, other) => ageOf(one) - ageOf(other));
}

export function foundFiles(files: readonly MediaFile[], search: string, onlyPictures: boolean): MediaFile[] {
  const isFound = keyMatcher(search);
  return files.filter(({ path }) => (!onlyPictures || isPicture(path)) && isFound(searchKey(lastPartOf(path))));
}

/** Accepts files that are dropped on an element, but not list entries, which Decap also drags. */
export function takeDropped(event: DragEvent, take: (files: readonly File[]) => Promise<void>): void {
  if (!event.dataTransfer.types.includes("Files")) return;
  event.preventDefault();
  if (event.type === "drop") void take([...event.dataTransfer.files]);
}
