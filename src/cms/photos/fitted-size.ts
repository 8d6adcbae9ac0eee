/** The longest side of a photo that is added with others, in pixels: twice what the viewer shows on most screens. */
export const LONGEST_SIDE = 2000;

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture whose longest side is at most `longest`, in the same shape; a small picture stays as it is. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
