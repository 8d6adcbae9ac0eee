import { HEAD_LENGTH } from "../../model/files/file-format";
import { showNotes } from "../saving/notes";
import { openPhotoDialog, type PhotoDialog, type ShownPhoto } from "./photo-dialog";
import { drawPhoto, LONGEST_SIDE, photoRefusal, unreadablePhoto } from "./photo-file";
import { photoNames } from "./photo-names";
import { t } from "../../words/t";

/** The entry of a gallery for a photo. */
export interface PhotoEntry {
  readonly src: string;
  readonly alt?: string;
}

/** Where photos go. */
export interface PhotoPlace {
  /** The name that their files begin with. */
  readonly subject: string;
  /** The paths of all files that are there. */
  takenPaths(): Promise<readonly string[]>;
  /**
   * Keeps a photo with the entry that is being edited; nothing is saved yet.
   *
   * @returns what the entry says of it; undefined if it has the very same picture already
   * @throws Error if it could not be kept
   */
  keep(photo: File): Promise<string | undefined>;
}

/** The side of the pictures in the dialog, in pixels: twice what they take there. */
const PREVIEW_SIDE = 240;

const intro = t(
  "One sentence each, for people who can't see them. Photos are reduced to at most {pixels} pixels on the longer side. The location and the device that a phone records in them are removed.",
  { pixels: LONGEST_SIDE },
);

interface ReadPhoto extends ShownPhoto {
  readonly file: File;
}

/**
 * Asks for the alt texts of all files that are photos, then keeps them with the entry.
 *
 * @returns one for each photo that was kept; none if the editor cancelled
 */
export async function addPhotos(files: readonly File[], place: PhotoPlace): Promise<PhotoEntry[]> {
  const dialog = openPhotoDialog<ReadPhoto>(intro);
  try {
    const refusals = await readPhotos(files, dialog);
    if (dialog.isCancelled()) return [];
    if (refusals.length === files.length) {
      showNotes(t("Not added:"), refusals, "refused");
      return [];
    }
    const named = await namedPhotos(place, dialog);
    const entries: PhotoEntry[] = [];
    const failures: string[] = [];
    for (const [index, { photo, alt, name }] of named.entries()) {
      dialog.say(t("Adding photo {number, number} of {total, number}…", { number: index + 1, total: named.length }));
      const words = alt === "" ? [] : [t("You wrote: “{text}”", { text: alt })];
      try {
        const drawn = await drawPhoto(photo.file, LONGEST_SIDE);
        const src = await place.keep(new File([drawn], `${name}.png`, { type: drawn.type }));
        if (src === undefined)
          failures.push([t("{photo} is already in this entry.", { photo: photo.name }), ...words].join(" "));
        else entries.push({ src, ...(alt !== "" && { alt }) });
      } catch {
        failures.push([t("{photo} could not be kept. Try again.", { photo: photo.name }), ...words].join(" "));
      }
    }
    showNotes(t("Not added:"), failures, "refused");
    return entries;
  } finally {
    dialog.close();
  }
}

interface NamedPhoto {
  readonly photo: ReadPhoto;
  readonly alt: string;
  /** The name of its file, without an extension. */
  readonly name: string;
}

/** The photos as the editor described them; none if they cancelled. The dialog stays until free names are known. */
async function namedPhotos(place: PhotoPlace, dialog: PhotoDialog<ReadPhoto>): Promise<NamedPhoto[]> {
  for (;;) {
    const described = await dialog.decided();
    if (!described) return [];
    dialog.say(t("Choosing file names…"));
    try {
      const names = photoNames(place.subject, described.length, await place.takenPaths());
      return described.map((each, index) => ({ ...each, name: names[index] ?? "" }));
    } catch {
      dialog.say(t("Nothing was added: the list of files could not be read. Check your connection, then try again."));
    }
  }
}

/** Shows each file that is a photo, and returns a sentence for each that is not. */
async function readPhotos(files: readonly File[], dialog: PhotoDialog<ReadPhoto>): Promise<string[]> {
  const refusals: string[] = [];
  for (const [index, file] of files.entries()) {
    if (dialog.isCancelled()) return refusals;
    dialog.say(t("Reading photo {number, number} of {total, number}…", { number: index + 1, total: files.length }));
    const photo = await readPhoto(file);
    if (typeof photo === "string") {
      refusals.push(photo);
      dialog.refuse(photo);
    } else dialog.show(photo);
  }
  dialog.say("");
  return refusals;
}

async function readPhoto(file: File): Promise<ReadPhoto | string> {
  const { name } = file;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
    const refusal = photoRefusal(name, head);
    if (refusal !== undefined) return refusal;
    const preview = await drawPhoto(file, PREVIEW_SIDE).catch(() => undefined);
    return preview ? { name, file, preview } : unreadablePhoto(name, head);
  } catch {
    // A folder has no bytes.
    return t("{file} can't be read. Choose photos, not folders.", { file: name });
  }
}
