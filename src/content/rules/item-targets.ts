import { fieldValues } from "../../model/check/validate";
import type { ContentItem } from "../content";
import { markdownTargets } from "./markdown-targets";

/** A text of an item that may lead somewhere, and where it is. */
export interface ItemTarget {
  readonly target: string;
  /** The field, or `body` for the text below the front matter. */
  readonly path: string;
}

/** What the fields and texts of an item may lead to or show: links, paths and files, but also any other line of text. */
export function itemTargets({ source, fields, body = "" }: ContentItem): ItemTarget[] {
  const inFields = [...fieldValues(source.schema, fields)].flatMap(({ field, value, path }) => {
    if (typeof value !== "string") return [];
    return field.info.kind === "markdown" ? inMarkdown(value, path) : [{ target: value, path }];
  });
  return [...inFields, ...inMarkdown(body, "body")];
}

function inMarkdown(source: string, path: string): ItemTarget[] {
  return markdownTargets(source).map(({ target }) => ({ target, path }));
}
