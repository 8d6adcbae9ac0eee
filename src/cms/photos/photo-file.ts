import { formatWords } from "../../model/files/file-error";
import { fileFormat, isAnimated, type FileFormat } from "../../model/files/file-format";
import { t } from "../../words/t";

/** The formats that are made into a photo. A GIF would lose its movement, an SVG its sharpness. */
export const photoFormats: ReadonlySet<FileFormat> = new Set(["jpeg", "png", "webp", "avif", "heic"]);

/**
 * Why a file can't be added as a photo, in a sentence; undefined if it looks like one.
 *
 * @param head its first `HEAD_LENGTH` bytes
 */
export function photoRefusal(name: string, head: Uint8Array): string | undefined {
  const format = fileFormat(head);
  const isStill = !isAnimated(head);
  if (photoFormats.has(format) && isStill) return undefined;
  const values = { file: name, format: formatWords[format] };
  if (photoFormats.has(format)) return t("{file} is {format} that moves. Add it with “Add entry” instead.", values);
  return ["gif", "svg", "mp4", "webm", "ogg"].includes(format)
    ? t("{file} is {format}, expected a photo (JPEG, PNG, WebP or AVIF). Add it with “Add entry” instead.", values)
    : t("{file} is {format}, expected a photo (JPEG, PNG, WebP or AVIF).", values);
}

/** The sentence about a file that looks like a photo but that the browser can't read. */
export function unreadablePhoto(name: string, head: Uint8Array): string {
  return fileFormat(head) === "heic"
    ? t("{file} is {format}, which this browser can't read. Save it as JPEG first.", {
        file: name,
        format: formatWords.heic,
      })
    : t("{file} can't be read: it may be damaged.", { file: name });
}

/**
 * Redraws a photo upright as a PNG that holds only its pixels, not where it was taken or with which device.
 *
 * @param longest the most pixels that its longer side may have
 * @throws Error if the browser can't read the file as a picture
 */
export async function drawPhoto(file: Blob, longest: number): Promise<Blob> {
  const { photo } = await drawWithSizes(file, longest);
  return photo;
}

/** A photo as `drawPhoto` draws it, with how large it was upright and how large it is. */
export interface DrawnPhoto {
  readonly photo: Blob;
  readonly before: Size;
  readonly after: Size;
}

/** @throws Error as `drawPhoto` does */
export async function drawWithSizes(file: Blob, longest: number): Promise<DrawnPhoto> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const before = { width: bitmap.width, height: bitmap.height };
    const after = fittedSize(before, longest);
    const { width, height } = after;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error(t("This browser can't draw pictures."));
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    return { photo: await encoded(canvas), before, after };
  } finally {
    bitmap.close();
  }
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(t("The picture could not be drawn.")))),
      "image/png",
    );
  });
}

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
