import { isSlug } from "../../model/slug";
import { markdownConcerns } from "../../model/markdown-concerns";
import type { Finding } from "../../model/finding";
import { validate } from "../../model/validate";
import type { ContentItem } from "./content";
import type { FileFinding } from "./file-finding";

/** What is wrong with one item by itself, whatever else lies in the tree. */
export function checkItem(item: ContentItem): FileFinding[] {
  const findings = [
    ...validate(item.source.schema, item.fields),
    ...[...item.repeated].map((field) => warning(field, "stands twice, the last one counts")),
    ...markdownConcerns(item.body ?? "").map((message) => warning("body", message)),
    ...articleNameFaults(item),
  ];
  return findings.map((finding) => ({ ...finding, file: item.file }));
}

function warning(field: string, message: string): Finding {
  return { severity: "warning", field, message };
}

/** An article has no id of its own: its file's name is a part of its address. */
function articleNameFaults({ source, name }: ContentItem): Finding[] {
  if (!("format" in source) || source.format !== "markdown" || isSlug(name)) return [];
  const message =
    "has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md";
  return [{ severity: "error", field: "", message }];
}
