import { markdownTargets } from "../rules/markdown-targets";
import { fieldValues } from "../../model/check/validate";
import { isOutsideLink } from "../../model/values/link-target";
import type { ContentItem } from "../content";

/** A link to another site, and where it is. */
export interface OutsideLink {
  readonly file: string;
  readonly path: string;
  readonly url: string;
}

/** Every link of an item to a page of another site. */
export function outsideLinks({ source, fields, file, body = "" }: ContentItem): OutsideLink[] {
  const inFields = [...fieldValues(source.schema, fields)].flatMap(({ field, value, path }) => {
    if (typeof value !== "string") return [];
    const targets = field.info.kind === "markdown" ? linksIn(value) : [value];
    return targets.map((url) => ({ file, path, url }));
  });
  const inBody = linksIn(body).map((url) => ({ file, path: "body", url }));
  return [...inFields, ...inBody].filter(({ url }) => isOutsideLink(url) && /^https?:\/\//i.test(url));
}

function linksIn(markdown: string): string[] {
  return markdownTargets(markdown).map(({ target }) => target);
}
