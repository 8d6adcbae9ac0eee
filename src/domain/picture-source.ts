/** A picture as the image pipeline made it, or an address only. */
export interface PictureSource {
  readonly src: string;
  /** All sizes as WebP, as `srcset` wants them. */
  readonly webp?: string | undefined;
  /** How wide the picture is shown, as `sizes` wants it. */
  readonly sizes?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface PosterCode {
  /** How many squares it is wide and high, with the empty margin that readers need. */
  readonly size: number;
  /** A line through the dark squares of each row, one square wide, as a path of SVG. */
  readonly path: string;
}
