import { typeOfName } from "../../model/files/file-types";
import { referencedFiles } from "../rules/addresses/referenced-files";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";

/** Pictures of the media folder that no item names. */
export function unusedPictures(items: readonly ContentItem[], mediaFiles: readonly string[]): DeskLine[] {
  const used = new Set(items.flatMap((item) => [...referencedFiles(item)]));
  return mediaFiles
    .filter((file) => typeOfName(file)?.family === "picture" && !used.has(file))
    .map((file) => ({
      topic: "unused",
      file,
      path: "",
      message: "is a picture that nothing uses: delete it in Media",
    }));
}
