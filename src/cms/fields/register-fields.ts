import CMS from "decap-cms-app";
import { createElement } from "react";
import type { Prefill } from "../configuration/collections";
import { isJsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "../decap/decap-types";
import { isMap, plainData, toImmutableList, toPlain } from "../decap/immutable-entry";
import { isText, propertyOf } from "../../domain/shape";
import { controlOf } from "../decap/open-form";
import { fileControl } from "../media/FileControl";
import type { OpenLibrary } from "../media/open-library";
import type { Library } from "../saving/library";
import { DateControl } from "./DateControl";
import { lineControl } from "./LineControl";
import { markdownControl } from "./markdown/MarkdownControl";
import { numberControl } from "./NumberControl";
import { pagedList } from "./PagedList";
import { resultLists } from "./ResultLists";
import { LinesControl, TextControl } from "./TypedControl";
import { withOriginal } from "./with-original";

/**
 * Replaces Decap's inputs by our own. Those for dates and numbers save while you type, so that the year 0002 became
 * 1902, and treat a half-filled input as empty; the rich text editor loses pasted text.
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
  const [Lines, List] = [withOriginal(LinesControl), resultLists(pagedList(controlOf("list")))];
  CMS.registerWidget("list", (props: ControlProps) =>
    isOfLines(props.field)
      ? createElement<ControlProps>(Lines, props)
      : createElement<ControlProps>(List, { ...props, value: withoutTexts(props) }),
  );
}

/** The entries of a list of objects: one that is only a text, as files may have it, is the first field of its form. */
function withoutTexts({ value, field }: ControlProps): unknown {
  const entries = plainData(value);
  const name = propertyOf(propertyOf(toPlain(field).fields, "0"), "name");
  if (!Array.isArray(entries) || !entries.some(isText) || !isText(name) || !isMap(field)) return value;
  return toImmutableList(
    entries.map((entry: unknown) => (isText(entry) ? { [name]: entry } : entry)),
    field,
  );
}

function isOfLines(field: unknown): boolean {
  const { field: inner } = toPlain(field);
  return isJsonObject(inner) && inner.name === "line";
}
