import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { fileFormat } from "../../model/files/file-format";
import { mayHold, typeOfName } from "../../model/files/file-types";

/** sharp decodes at most a little more. */
const MOST_PIXELS = 250_000_000;

/** In px: of a picture in WebP. */
const LONGEST_SIDE = 16_383;

const answers = new Map<string, Promise<number>>();

/**
 * How wide a picture can be on pages, in px; infinite for most. A tall one, such as a screenshot of a whole page,
 * becomes narrower until its height fits in WebP. 0 for a file that the image pipeline can't process, which would end
 * the build: pages leave it out, and a warning is printed.
 */
export function mostWidth(file: string): Promise<number> {
  const known = answers.get(file) ?? measure(file);
  answers.set(file, known);
  return known;
}

async function measure(file: string): Promise<number> {
  try {
    const { width, height } = await decode(file);
    if (height <= LONGEST_SIDE) return Number.POSITIVE_INFINITY;
    const most = Math.floor((LONGEST_SIDE * width) / height);
    if (most === 0) throw new Error("too high for its width");
    return most;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    console.warn(`${file}: warning: is not a picture that can be read (${reason}); the pages leave it out`);
    return 0;
  }
}

/**
 * The size of a picture as it is shown.
 *
 * @throws Error if the pipeline would fail
 */
async function decode(file: string): Promise<{ readonly width: number; readonly height: number }> {
  const bytes = await readFile(file);
  const type = typeOfName(file);
  const format = fileFormat(bytes);
  if (!type || !mayHold(type, format)) throw new Error("another type of file");
  const picture = sharp(bytes, { failOn: "none" });
  const { width, height, autoOrient } = await picture.metadata();
  if (width * height > MOST_PIXELS) throw new Error(`more than ${MOST_PIXELS / 1_000_000} million pixels`);
  // Missing parts of a JPEG become grey; decoding other formats may fail halfway.
  if (format !== "jpeg") await picture.resize(1, 1).raw().toBuffer();
  return autoOrient;
}
