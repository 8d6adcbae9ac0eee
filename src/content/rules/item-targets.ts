import { isMarkdown } from "../../model/fields/field-kinds";
import type { FilePurpose } from "../../model/files/file-types";
import { fieldValues } from "../../model/check/validate";
import type { ContentItem } from "../content";
import { isSafeTarget, isRelativePath } from "../../model/values/link-target";
import { decodeLeniently } from "../../model/values/parse-url";
import { markdownError } from "../../model/markdown/check-markdown";
import { translatedItems } from "../translations/translated-items";
import { attributeOf, eachToken, parseMarkdown } from "../../model/markdown/parse-markdown";

interface ItemTarget {
  readonly target: string;
  /** The field, or `body` for the text below the front matter. */
  readonly path: string;
}

/**
 * Everything that the fields and texts of an item may link to or show: links, paths and files, but also any other line
 * of text.
 */
export function itemTargets({ source, fields, body = "" }: ContentItem): ItemTarget[] {
  const inFields = [...fieldValues(source.schema, fields)].flatMap(({ field, value, path }) => {
    if (typeof value !== "string") return [];
    return isMarkdown(field.info) ? inMarkdown(value, path) : [{ target: value, path }];
  });
  return [...inFields, ...inMarkdown(body, "body")];
}

function inMarkdown(source: string, path: string): ItemTarget[] {
  return markdownTargets(source).map(({ target }) => ({ target, path }));
}

interface MarkdownTarget {
  readonly target: string;
  readonly purpose: FilePurpose;
}

const purposes: ReadonlyMap<string, FilePurpose> = new Map([
  ["link_open", "download"],
  ["image", "picture"],
  ["video", "media"],
]);

/** Every link, picture and video of a text, each once. */
export function markdownTargets(source: string): MarkdownTarget[] {
  // Without these characters there is no link, and parsing thousands of texts would take seconds.
  if (!/\][(:]/.test(source) || markdownError(source) !== undefined) return [];
  const targets = new Map<string, MarkdownTarget>();
  eachToken(parseMarkdown(source), (token) => {
    const purpose = purposes.get(token.type);
    const target = purpose && attributeOf(token, purpose === "download" ? "href" : "src");
    // The model reports unsafe targets; the page does not link them.
    if (purpose && target && isSafeTarget(target))
      targets.set(`${token.type} ${target}`, { target: decodeLeniently(target), purpose });
  });
  return [...targets.values()];
}

export function referencedFiles(item: ContentItem): ReadonlySet<string> {
  const folder = item.file.replace(/[^/]*$/, "");
  const inAllLanguages = [item, ...translatedItems(item).map(({ item: translated }) => translated)];
  const targets = inAllLanguages.flatMap(itemTargets).map(({ target }) => target);
  return new Set(targets.filter(isRelativePath).map((target) => placeOf(folder, target)));
}

/** The path of a file in the content tree; a name may contain any characters. */
function placeOf(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split("/"))
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  return steps.join("/");
}
