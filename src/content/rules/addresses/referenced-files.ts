import { isRelativePath } from "../../../model/values/link-target";
import type { ContentItem } from "../../content";
import { itemTargets } from "../item-targets";

/** The files of the content tree that an item names, whether they exist or not. */
export function referencedFiles(item: ContentItem): ReadonlySet<string> {
  const folder = item.file.replace(/[^/]*$/, "");
  const targets = itemTargets(item).map(({ target }) => target);
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
