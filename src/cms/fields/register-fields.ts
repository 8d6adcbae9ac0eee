import CMS from "decap-cms-app";
import type { Prefill } from "../configuration/collections";
import type { EntryUpload } from "../decap/entry-upload";
import type { Library } from "../saving/library";
import { DateControl } from "./DateControl";
import { lineControl } from "./LineControl";
import { registerLines } from "./LinesControl";
import { markdownControl } from "./markdown/MarkdownControl";
import { numberControl } from "./NumberControl";
import { showOriginals } from "./show-originals";
import { TextControl } from "./TypedControl";

/**
 * Puts our own inputs in the place of Decap's. Those for dates and numbers write each state on the way, so that the year 0002
 * became 1902, and take what is half filled for nothing; the rich text loses what is pasted.
 *
 * @param prefill what the address gives a new entry
 */
export function registerFields(prefill: Prefill | undefined, library: Library, upload: EntryUpload): void {
  CMS.registerWidget("datetime", DateControl);
  CMS.registerWidget("number", numberControl(library));
  CMS.registerWidget("string", lineControl(prefill, library));
  CMS.registerWidget("text", TextControl);
  CMS.registerWidget("markdown", markdownControl(upload));
  registerLines();
  showOriginals();
}
