import type { FileFormat } from "../../model/files/file-format";
import { t } from "../../words/t";

/** The formats that are converted. A GIF would lose its animation, an SVG its sharpness. */
export const photoFormats: ReadonlySet<FileFormat> = new Set(["jpeg", "png", "webp", "avif", "heic"]);

const QUALITY = 85;

/**
 * Redraws a photo upright as a WebP that contains only pixels, not the place or the device. Safari's canvas can't write
 * WebP by itself.
 *
 * @throws Error if the browser can't read the file as a picture
 */
export async function drawPhoto(file: Blob) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const before = { width: bitmap.width, height: bitmap.height };
    const after = fittedSize(before);
    const { width, height } = after;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error(t("This browser can't draw pictures."));
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    const { default: encode } = await import("@jsquash/webp/encode.js");
    const webp = await encode(context.getImageData(0, 0, width, height), { quality: QUALITY });
    return { photo: new Blob([webp], { type: "image/webp" }), before, after };
  } finally {
    bitmap.close();
  }
}

/** The longest side of a photo, in pixels: twice the size in the viewer on most screens. */
export const LONGEST_SIDE = 2000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a photo, scaled down so that its longest side is at most `LONGEST_SIDE`. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
