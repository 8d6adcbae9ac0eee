import CMS from "decap-cms-app";
import type { Prefill } from "../configuration/collections";
import { FileControl } from "../media/FileControl";
import type { Library } from "../saving/library";
import { DateControl } from "./DateControl";
import { lineControl } from "./LineControl";
import { registerLines } from "./LinesControl";
import { MarkdownControl } from "./markdown/MarkdownControl";
import { numberControl } from "./NumberControl";
import { showOriginals } from "./show-originals";
import { TextControl } from "./TypedControl";

/**
 * Puts our own inputs in the place of Decap's. Those for dates and numbers write each state on the way, so that the year 0002
 * became 1902, and take what is half filled for nothing; the rich text loses what is pasted.
 */
export function registerFields(prefill: Prefill | undefined, library: Library): void {
  CMS.registerWidget("datetime", DateControl);
  CMS.registerWidget("number", numberControl(library));
  CMS.registerWidget("string", lineControl(prefill, library));
  CMS.registerWidget("text", TextControl);
  CMS.registerWidget("markdown", MarkdownControl);
  CMS.registerWidget("image", FileControl);
  CMS.registerWidget("file", FileControl);
  registerLines();
  showOriginals();
}
