import { hasFields, isNumber, isText, optional } from "./shape";

/** A picture as the image pipeline made it, or an address only. */
export interface PictureSource {
  /** The one size for browsers that do not know WebP. */
  readonly src: string;
  /** All sizes as WebP, as `srcset` wants them. */
  readonly webp?: string | undefined;
  /** How wide the picture is shown, as `sizes` wants it. */
  readonly sizes?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** True if a value out of a file is a picture with its sizes. */
export function isPicture(value: unknown): value is PictureSource {
  return hasFields(value, {
    src: isText,
    sizes: optional(isText),
    webp: optional(isText),
    width: optional(isNumber),
    height: optional(isNumber),
  });
}

/** The QR code on the poster of a page. */
export interface PosterCode {
  /** How many squares it is wide and high, with the empty margin that readers need. */
  readonly size: number;
  /** A line through the dark squares of each row, one square wide, as a path of SVG. */
  readonly path: string;
}
