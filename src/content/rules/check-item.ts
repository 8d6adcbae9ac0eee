import { isSlug } from "../../model/slug";
import { markdownFault } from "../../model/markdown-fault";
import { isTooLongForName, nameLimitExpectation } from "../../model/name-limit";
import { markdownConcerns } from "../../model/markdown-concerns";
import type { Finding } from "../../model/finding";
import { shorten } from "../../model/sentence";
import { validate } from "../../model/validate";
import type { ContentItem } from "../content";
import type { FileFinding } from "../file-finding";

/** So many fields that are defined twice are named. */
const MOST_REPEATED = 20;

/** What is wrong with one item by itself, whatever else lies in the tree. */
export function checkItem(item: ContentItem): FileFinding[] {
  const findings = [
    ...validate(item.source.schema, item.fields),
    ...[...item.repeated]
      .slice(0, MOST_REPEATED)
      .map((field) => warning(shorten(field), "stands twice, the last one counts")),
    ...bodyFindings(item.body ?? ""),
    ...articleNameFaults(item),
  ];
  return findings.map((finding) => ({ ...finding, file: item.file }));
}

function bodyFindings(body: string): Finding[] {
  const fault = markdownFault(body);
  if (fault !== undefined) return [{ severity: "error", field: "body", message: fault }];
  return markdownConcerns(body).map((message) => warning("body", message));
}

function warning(field: string, message: string): Finding {
  return { severity: "warning", field, message };
}

/** An article has no id of its own: its file's name is a part of its address. */
function articleNameFaults({ source, name }: ContentItem): Finding[] {
  if (!("format" in source) || source.format !== "markdown" || isSlug(name)) return [];
  const expected = "expected letters, digits and hyphens, such as your-first-contest.md";
  const limit = isTooLongForName(name) ? `, ${nameLimitExpectation}` : "";
  const message = `has a name that can't be an address, ${expected}${limit}`;
  return [{ severity: "error", field: "", message }];
}
