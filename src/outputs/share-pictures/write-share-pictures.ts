import { sharePicture } from "../../domain/share/share-picture";
import { eachLimited } from "../writing/each-limited";
import type { SiteFiles } from "../writing/site-files";
import type { DrawnPicture } from "./draw-share-pictures";

const AT_ONCE = 32;

/** Writes the drawn pictures into the site, and removes those of pages that are gone. */
export async function writeSharePictures(site: SiteFiles, pictures: readonly DrawnPicture[]): Promise<void> {
  await eachLimited(pictures, AT_ONCE, ({ page, file }) => site.copy(file, sharePicture(page)));
  await site.removeOutdated("share");
}
