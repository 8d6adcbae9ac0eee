/** The QR code on the poster of a page. */
export interface PosterCode {
  /** How many squares it is wide and high, with the empty margin that readers need. */
  readonly size: number;
  /** A line through the dark squares of each row, one square wide, as a path of SVG. */
  readonly path: string;
}
