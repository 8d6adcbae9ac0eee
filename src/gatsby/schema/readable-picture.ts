import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { fileFormat } from "../../model/files/file-format";
import { mayHold, typeOfName } from "../../model/files/file-types";

const answers = new Map<string, Promise<boolean>>();

/**
 * Whether the image pipeline can take a file. Any other would end the build; so pages do without it, and a
 * warning is printed.
 */
export function isReadablePicture(file: string): Promise<boolean> {
  const known = answers.get(file) ?? checkPicture(file);
  answers.set(file, known);
  return known;
}

async function checkPicture(file: string): Promise<boolean> {
  try {
    await decode(file);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    console.warn(`${file}: warning: is not a picture that can be read (${reason}); the pages leave it out`);
    return false;
  }
}

/** @throws Error if the pipeline would fail */
async function decode(file: string): Promise<void> {
  const bytes = await readFile(file);
  const type = typeOfName(file);
  const format = fileFormat(bytes);
  if (!type || !mayHold(type, format)) throw new Error("another type of file");
  const picture = sharp(bytes, { failOn: "none" });
  const { width, height } = await picture.metadata();
  if (width * height > MOST_PIXELS) throw new Error(`more than ${MOST_PIXELS / 1_000_000} million pixels`);
  // What is missing of a JPEG becomes grey; decoding others may fail halfway.
  if (format !== "jpeg") await picture.resize(1, 1).raw().toBuffer();
}

/** What sharp decodes at most is a little more. */
const MOST_PIXELS = 250_000_000;
