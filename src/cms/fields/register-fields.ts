import CMS from "decap-cms-app";
import { lineControl } from "../decap/decap-library";
import type { EntryUpload } from "../decap/entry-upload";
import type { Library } from "../saving/library";
import { DateControl } from "./DateControl";
import { registerLines } from "./LinesControl";
import { markdownControl } from "./markdown/MarkdownControl";
import { numberControl } from "./NumberControl";
import { showOriginals } from "./show-originals";
import { titleControl } from "./TitleControl";

/**
 * Puts our own inputs for dates and numbers in place of Decap's. Those write each state on the way, so that the year 0002
 * became 1902, and take what is half filled for nothing. The title of a new entry makes its id, lines are typed in one box, and texts are shown as they are saved.
 */
export function registerFields(library: Library, upload: EntryUpload): void {
  CMS.registerWidget("datetime", DateControl);
  CMS.registerWidget("number", numberControl(library));
  CMS.registerWidget("string", titleControl(lineControl(), library));
  CMS.registerWidget("markdown", markdownControl(upload));
  registerLines();
  showOriginals();
}
