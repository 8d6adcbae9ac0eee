import sharp from "sharp";

const answers = new Map<string, Promise<boolean>>();

/** Whether a file holds a picture. One that does not would end the build; so pages do without it, and the editor is told. */
export function isReadablePicture(file: string): Promise<boolean> {
  const known = answers.get(file) ?? readPicture(file);
  answers.set(file, known);
  return known;
}

async function readPicture(file: string): Promise<boolean> {
  try {
    await sharp(file).metadata();
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`${file}: warning: is no picture that can be read (${reason}); the pages do without it`);
    return false;
  }
}
