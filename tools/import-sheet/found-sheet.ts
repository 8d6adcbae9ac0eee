import type { Column } from "../../src/domain/tables/named-columns";
import type { JsonObject } from "../../src/model/schema/json-object";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/** A problem as a source has it: its fields may be missing or wrong. */
export interface FoundProblem {
  /** Where it is in the source, such as `row 5`. */
  readonly place: string;
  readonly fields: JsonObject;
  /** What can't be read there, each with its field. */
  readonly wrong?: readonly string[];
}

/** What a file, a link or a contest has for a sheet. */
export interface FoundSheet {
  readonly id?: string;
  readonly title?: string;
  /** What the licence of the source asks for. */
  readonly credit?: string;
  readonly columns?: readonly Column[];
  readonly problems: readonly FoundProblem[];
}

/** Tags tell how a problem is solved, so they are shown to those who ask for a hint. */
export function tagsHint(tags: readonly string[]): string | undefined {
  return tags.length === 0 ? undefined : t("Tags: {tags}", { tags: commaText(tags) });
}
