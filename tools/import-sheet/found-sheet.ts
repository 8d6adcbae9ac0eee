import type { Column } from "../../src/domain/tables/named-columns";
import type { JsonObject } from "../../src/model/schema/json-object";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/** A problem in a source; its fields may be missing or wrong. */
export interface FoundProblem {
  /** The place in the source, such as `row 5`. */
  readonly place: string;
  readonly fields: JsonObject;
  /** Unreadable values, each with its field. */
  readonly wrong?: readonly string[];
}

/** The content of a file, a link or a contest for a sheet. */
export interface FoundSheet {
  readonly id?: string;
  readonly title?: string;
  /** What the licence of the source requires. */
  readonly credit?: string;
  readonly columns?: readonly Column[];
  readonly problems: readonly FoundProblem[];
}

/** Tags reveal how to solve a problem, so they are shown as a hint. */
export function tagsHint(tags: readonly string[]): string | undefined {
  return tags.length === 0 ? undefined : t("Tags: {tags}", { tags: commaText(tags) });
}
