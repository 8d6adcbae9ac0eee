import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { placeholderGallery } from "../../domain/activities/placeholder-gallery";
import { files } from "../../domain/routes";
import { pictureAccent } from "../../domain/settings/recolour";
import { tokenColours } from "../../model/accent-colours";
import type { OutputFile } from "../writing/site-files";
import { fileFormat } from "../../model/files/file-format";
import { rasterise } from "./clean-media";
import { replaceFile } from "../writing/replace-file";
import { placedMessage, severityWord } from "../../model/check/sentence";
import { t } from "../../words/t";

const drawn = [files.videoThumbnail, ...placeholderGallery.map(({ full }) => full.pictureUrl)];

/** The drawings of `static/` in the club's own colour; none for a club with the default colour. */
export async function drawings(staticDirectory = "static"): Promise<OutputFile[]> {
  const accent = pictureAccent();
  if (accent === tokenColours.dark.accent) return [];
  return Promise.all(
    drawn.map(async (address) => {
      const text = await readFile(path.join(staticDirectory, address), "utf8");
      return { path: address, data: text.replaceAll(tokenColours.dark.accent, accent) };
    }),
  );
}

/** The picture from which the manifest plugin makes the icons, relative to the root of the project. */
export const ICON_FILE = ".cache/club-icon.png";

/** A mark for clubs without a logo. */
const OWN_MARK = "src/outputs/media/default-logo.svg";

/**
 * Writes the picture from which the icons of the site are made: the club's logo, or our own mark. The plugin itself
 * would publish a drawing with its scripts.
 *
 * @param logo a path; undefined if the club has no logo that is a file
 */
export async function writeIcon(logo: string | undefined, target = path.resolve(ICON_FILE)): Promise<void> {
  await replaceFile(target, await iconOf(logo));
}

async function iconOf(logo: string | undefined): Promise<Buffer> {
  if (logo === undefined) return ownMark();
  try {
    return await pictureIn(logo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = t("is not a picture that can be read ({reason}); the icons show our own mark", { reason });
    console.warn(placedMessage(logo, severityWord("warning"), message));
    return ownMark();
  }
}

async function ownMark(): Promise<Buffer> {
  const drawing = await readFile(path.resolve(OWN_MARK), "utf8");
  return rasterise(Buffer.from(drawing.replaceAll(tokenColours.dark.accent, pictureAccent())));
}

async function pictureIn(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  return fileFormat(bytes) === "svg" ? rasterise(bytes) : sharp(bytes).autoOrient().png().toBuffer();
}
