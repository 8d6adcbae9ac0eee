import { readFile } from "node:fs/promises";
import path from "node:path";
import { placeholderGallery } from "../../domain/activities/placeholder-gallery";
import { files } from "../../domain/routes";
import { pictureAccent } from "../../domain/settings/recolour";
import { tokenColours } from "../../model/colours/accent-colours";
import type { OutputFile } from "../writing/output-file";

const drawn = [files.videoThumbnail, ...placeholderGallery.map(({ full }) => full.pictureUrl)];

/** The drawings of `static/` in the club's own colour; none for a club that uses the usual one. */
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
