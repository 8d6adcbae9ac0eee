import type { PictureSource } from "../Picture";

/** A picture of a gallery. */
interface GalleryPicture {
  readonly alt: string;
  /** Small, for the grid. */
  readonly thumbnail: PictureSource;
  /** The link that works without JavaScript, and what the lightbox shows. */
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
