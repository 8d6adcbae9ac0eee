/** The size of a picture on pages, as arguments of the image pipeline; widths and heights in px. */
interface PictureSize {
  readonly width: number;
  /** Absent: the proportions of the picture, or those of `aspectRatio`. */
  readonly height?: number;
  readonly aspectRatio?: number;
  /** Fixed: the width in two densities. Absent: it grows with the page, in the widths of `breakpoints`. */
  readonly layout?: "fixed";
  readonly outputPixelDensities?: readonly number[];
  readonly breakpoints?: readonly number[];
  /** The width that it takes up, as in HTML. */
  readonly sizes?: string;
  /** Absent: WebP and JPEG. */
  readonly formats?: readonly string[];
}

const wide = { aspectRatio: 1.7778 };
const mayBeClear = { formats: ["webp", "png"] };
const square = { layout: "fixed", aspectRatio: 1, outputPixelDensities: [1, 2] } as const;

/** All sizes of pictures on pages, by their names in queries. */
export const pictureSizes = {
  CARD: {
    ...wide,
    width: 672,
    breakpoints: [360, 672],
    sizes: "(min-width: 72rem) 23rem, (min-width: 44rem) 46vw, 92vw",
  },
  DETAIL: {
    ...wide,
    width: 1280,
    breakpoints: [360, 672, 1280],
    sizes: "(min-width: 72rem) 39rem, (min-width: 60rem) 54vw, 92vw",
  },
  HERO: { ...wide, width: 960, breakpoints: [360, 640, 960], sizes: "(min-width: 60rem) 32rem, 92vw" },
  UPCOMING: { ...wide, width: 672, breakpoints: [360, 672], sizes: "(min-width: 48rem) 14rem, 92vw" },
  INSIGHT: { ...wide, width: 720, breakpoints: [360, 720], sizes: "(min-width: 44rem) 23rem, 6rem" },
  /** Beside the words of a row, using the files of a card. */
  ROW: { ...wide, width: 672, breakpoints: [360, 672], sizes: "6rem" },
  ACHIEVEMENT: { ...wide, width: 672, breakpoints: [360, 672], sizes: "(min-width: 60rem) 17rem, 92vw" },
  /** In a text's column: 44rem wide. */
  COLUMN: { width: 720, breakpoints: [360, 720, 1280], sizes: "(min-width: 48rem) 44rem, 92vw" },
  GALLERY_TILE: { width: 360, breakpoints: [180, 360, 720], sizes: "(min-width: 48rem) 15rem, 45vw" },
  POST_TILE: {
    width: 360,
    breakpoints: [180, 360, 720],
    sizes: "(min-width: 60rem) 15rem, (min-width: 48rem) 30vw, 46vw",
  },
  WHOLE_WINDOW: { width: 1280, breakpoints: [720, 1280], sizes: "100vw" },
  PORTRAIT: { ...square, width: 192 },
  SMALL_PORTRAIT: { ...square, width: 96 },
  BYLINE: { width: 64, height: 64, breakpoints: [64, 128], sizes: "3rem" },
  SPONSOR_LOGO: { ...mayBeClear, width: 352, breakpoints: [176, 352], sizes: "11rem" },
  CLUB_LOGO: { ...mayBeClear, width: 320 },
} as const satisfies Readonly<Record<string, PictureSize>>;

export function isPictureSize(name: unknown): name is keyof typeof pictureSizes {
  return typeof name === "string" && Object.hasOwn(pictureSizes, name);
}
