import { isPicture, type PictureSource } from "../picture-source";
import { hasFields, isText, optional } from "../shape";

interface GalleryPicture {
  readonly alt: string;
  readonly thumbnail: PictureSource;
  /** The link that works without JavaScript, and what the viewer shows. */
  readonly full: PictureSource;
}

/** A video of a gallery; without a thumbnail of its own it gets the default one. */
export interface GalleryVideo {
  readonly alt: string;
  readonly video: string;
  readonly thumbnail?: PictureSource | undefined;
  /** The address of the picture shown before it plays. */
  readonly poster?: string | undefined;
}

export type GalleryItem = GalleryPicture | GalleryVideo;

export function isVideoItem(item: GalleryItem): item is GalleryVideo {
  return "video" in item;
}

export function isGalleryItem(value: unknown): value is GalleryItem {
  const isVideo = hasFields(value, {
    alt: isText,
    video: isText,
    thumbnail: optional(isPicture),
    poster: optional(isText),
  });
  return isVideo || hasFields(value, { alt: isText, thumbnail: isPicture, full: isPicture });
}

/** A post as its card shows it: in the page, and in the files that are loaded on demand. */
export interface GalleryPost {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  /** `YYYY-MM-DD` in the time of the club */
  readonly date: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly media: readonly GalleryItem[];
}
