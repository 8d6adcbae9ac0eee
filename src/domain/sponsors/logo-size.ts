/** The area that a logo fills, in px². */
const AREA = 9_000;

/** In px: an extreme shape is smaller than its area would be. */
const MOST_WIDTH = 176;
const MOST_HEIGHT = 96;

/**
 * The size in which a logo looks as large as all others: logos of one height would make wide ones huge, and logos of
 * one width the tall ones.
 *
 * @param shape its own width and height, in any unit
 * @returns whole px
 */
export function logoSize(shape: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const ratio = shape.width / shape.height;
  const width = Math.min(Math.sqrt(AREA * ratio), MOST_WIDTH, MOST_HEIGHT * ratio);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}
