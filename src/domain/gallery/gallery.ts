import { t } from "../../words/t";
import type { PictureSource } from "../picture-source";

interface GalleryPicture {
  readonly alt: string;
  readonly thumbnail: PictureSource;
  /** The link that works without JavaScript, and what the viewer shows. */
  readonly full: PictureSource;
}

/** A video of a gallery; without a thumbnail it gets the default one. */
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

/** Posts per batch (docs/behaviour.md#gallery). */
export const BATCH_SIZE = 5;

/** As many posts leave the page together while they are far from the window. */
export const BLOCK_SIZE = 2 * BATCH_SIZE;

/** Up to this number all posts stay in the page, where the browser's own search finds them. */
export const LONG_LIST = 50;

/** How long a batch takes at least, in ms. */
export const LOAD_DELAY = 500;

/** In px: how far from the bottom of the page the next batch is loaded. */
const LOAD_THRESHOLD = 800;

/** How long after its appearance a shared post is scrolled to, in ms, and how far below the window's top it then is, in px. */
export const SCROLL_DELAY = 500;
export const SCROLL_OFFSET = 80;

/** How long a shared post is highlighted, in ms. */
export const HIGHLIGHT_TIME = 1000;

/** Shown for a post that has no description (docs/behaviour.md#gallery). */
export const DEFAULT_DESCRIPTION = t("Club activity post");

export function wrapIndex(index: number, length: number): number {
  return length === 0 ? 0 : ((index % length) + length) % length;
}

/** The window and the page in it, in px. */
interface ScrollPosition {
  readonly scrolled: number;
  readonly windowHeight: number;
  readonly pageHeight: number;
  /** Where the list ends, from the page's top. */
  readonly listEnd: number;
}

/**
 * True if the window's lower edge is within 800 px of the page's bottom, or has passed the end of
 * the list: on a phone the part below the list is higher than that.
 */
export function isNearBottom({ scrolled, windowHeight, pageHeight, listEnd }: ScrollPosition): boolean {
  const lowerEdge = scrolled + windowHeight;
  return pageHeight - lowerEdge <= LOAD_THRESHOLD || listEnd < lowerEdge;
}

/**
 * The post that an address names: 12 for `#12`. Anything but digits is ignored (docs/behaviour.md#gallery), and so are
 * numbers too large for an id.
 */
export function postIdIn(hash: string): number | undefined {
  const digits = /^#(\d+)$/.exec(hash)?.[1];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : undefined;
}
