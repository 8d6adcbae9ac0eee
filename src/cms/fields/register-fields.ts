import CMS from "decap-cms-app";
import { createElement } from "react";
import type { Prefill } from "../configuration/collections";
import { isJsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "../decap/decap-types";
import { toPlain } from "../decap/immutable-entry";
import { controlOf } from "../decap/open-form";
import { fileControl } from "../media/FileControl";
import type { OpenLibrary } from "../media/open-library";
import type { Library } from "../saving/library";
import { DateControl } from "./DateControl";
import { lineControl } from "./LineControl";
import { markdownControl } from "./markdown/MarkdownControl";
import { numberControl } from "./NumberControl";
import { LinesControl, TextControl } from "./TypedControl";
import { withOriginal } from "./with-original";

/**
 * Replaces Decap's inputs by our own. Those for dates and numbers save while you type, so that the year 0002 became
 * 1902, and treat a half-filled input as empty; the rich text loses what is pasted.
 */
export function registerFields(prefill: Prefill | undefined, library: Library, openLibrary: OpenLibrary): void {
  CMS.registerWidget("datetime", DateControl);
  CMS.registerWidget("number", numberControl(library));
  CMS.registerWidget("string", withOriginal(lineControl(prefill, library)));
  CMS.registerWidget("text", withOriginal(TextControl));
  CMS.registerWidget("markdown", withOriginal(markdownControl(openLibrary)));
  const FileControl = fileControl(openLibrary);
  CMS.registerWidget("image", FileControl);
  CMS.registerWidget("file", FileControl);
  const [Lines, List] = [withOriginal(LinesControl), controlOf("list")];
  CMS.registerWidget("list", (props: ControlProps) =>
    createElement<ControlProps>(isOfLines(props.field) ? Lines : List, props),
  );
}

function isOfLines(field: unknown): boolean {
  const { field: inner } = toPlain(field);
  return isJsonObject(inner) && inner.name === "line";
}
