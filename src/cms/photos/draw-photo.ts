import { fittedSize } from "./fitted-size";

/**
 * Redraws a photo upright as a PNG that holds only its pixels, not where it was taken or with which device.
 *
 * @param longest the most pixels that its longer side may have
 * @throws Error if the browser can't read the file as a picture
 */
export async function drawPhoto(file: Blob, longest: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = fittedSize(bitmap, longest);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser can't draw pictures.");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    return await encoded(canvas);
  } finally {
    bitmap.close();
  }
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be drawn."))), "image/png");
  });
}
