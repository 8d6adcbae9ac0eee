import type { ContentItem } from "../../content";
import { markdownTargets } from "../markdown-targets";
import { isRelativePath } from "../../../model/values/link-target";
import { decodeLeniently } from "../../../model/values/percent-encoding";
import { fieldValues } from "../../../model/check/validate";

/**
 * The files of the content tree that an item names, whether they exist or not.
 */
export function anyRelativePath({ source, file, fields, body = "" }: ContentItem): ReadonlySet<string> {
  const named = [...fieldValues(source.schema, fields)].flatMap(({ field, value }) => {
    if (typeof value !== "string") return [];
    return field.info.kind === "markdown" ? targetsIn(value) : [value];
  });
  const folder = file.replace(/[^/]*$/, "");
  return new Set([...named, ...targetsIn(body)].filter(isRelativePath).map((target) => placeOf(folder, target)));
}

function targetsIn(markdown: string): string[] {
  return markdownTargets(markdown).map(({ target }) => decodeLeniently(target));
}

/** The path of a file in the content tree; a name may contain any characters. */
function placeOf(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split("/"))
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  return steps.join("/");
}
