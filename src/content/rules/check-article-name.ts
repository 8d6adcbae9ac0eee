import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { isSlug, isTooLongForName, nameLimitExpectation, reservedNameError } from "../../model/values/file-name";
import type { ContentItem } from "../content";
import { t } from "../../words/t";

/** An article has no id field: the name of its file is part of its address. */
export function checkArticleName({ source, name }: ContentItem): FieldDiagnostic[] {
  if (!("format" in source) || source.format !== "markdown" || isSlug(name)) return [];
  if (reservedNameError(name) !== undefined) {
    const message = t("has a reserved name, expected another, such as your-first-contest.md");
    return [{ code: "invalid-name", severity: "error", path: "", message }];
  }
  const message = isTooLongForName(name)
    ? t(
        "has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md, {limit}",
        { limit: nameLimitExpectation },
      )
    : t("has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md");
  return [{ code: "invalid-name", severity: "error", path: "", message }];
}
