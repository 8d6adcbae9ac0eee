import { isPicture, type PictureSource } from "../picture-source";
import { hasFields, isText, optional } from "../shape";

/** A picture of a gallery. */
interface GalleryPicture {
  readonly alt: string;
  /** Small, for the grid. */
  readonly thumbnail: PictureSource;
  /** The link that works without JavaScript, and what the viewer shows. */
  readonly full: PictureSource;
}

/** A video of a gallery; without a thumbnail of its own it gets the default one. */
export interface GalleryVideo {
  readonly alt: string;
  /** The address of the file. */
  readonly video: string;
  readonly thumbnail?: PictureSource | undefined;
  /** The address of the picture shown before it plays. */
  readonly poster?: string | undefined;
}

export type GalleryItem = GalleryPicture | GalleryVideo;

export function isVideoItem(item: GalleryItem): item is GalleryVideo {
  return "video" in item;
}

/** Whether a value from outside is an item of a gallery. */
export function isGalleryItem(value: unknown): value is GalleryItem {
  const isVideo = hasFields(value, {
    alt: isText,
    video: isText,
    thumbnail: optional(isPicture),
    poster: optional(isText),
  });
  return isVideo || hasFields(value, { alt: isText, thumbnail: isPicture, full: isPicture });
}
