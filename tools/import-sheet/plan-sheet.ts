import type { ContentItem } from "../../src/content/content";
import type { ContentChange } from "../../src/content/content-changes";
import { joinTranslations } from "../../src/content/translations/translate-fields";
import { problemKey } from "../../src/domain/problems/problem-key";
import { isText } from "../../src/domain/shape";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { validate } from "../../src/model/check/validate";
import { sheet } from "../../src/model/kinds/sheet";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { t } from "../../src/words/t";
import type { FoundSheet } from "./found-sheet";
import { problemSchema } from "./problem-schema";

/** What an import does with a problem. Only new and changed ones are written. */
export type ProblemKind = "unchanged" | "repeated" | "changed" | "new" | "wrong";

export interface PlannedProblem {
  /** The place in the source. */
  readonly place: string;
  readonly title: string;
  readonly kind: ProblemKind;
  /** Changes, differences that stay, and errors, one sentence each. */
  readonly notes: readonly string[];
  /** The problem as it will be in the sheet. */
  readonly fields: JsonObject;
}

export interface SheetPlan {
  readonly problems: readonly PlannedProblem[];
  /** Undefined if the sheet would not change. */
  readonly change: ContentChange | undefined;
}

/**
 * Plans an import. It adds problems at the end of a sheet, and missing fields; text of editors stays.
 *
 * @param given the id and other facts about the sheet itself
 * @param item the sheet that has this id already
 */
export function planSheet(found: FoundSheet, given: JsonObject, item: ContentItem | undefined): SheetPlan {
  const old = item ? joinTranslations(item) : {};
  const listed = Array.isArray(old.problems) ? old.problems.filter(isJsonObject) : [];
  const known = new Map(listed.map((problem) => [keyOf(problem), problem]));
  const errors = found.problems.map(({ fields, wrong = [] }) => [...wrong, ...errorsIn(fields)]);
  const keys = found.problems.map(({ fields }, index) => (errors[index]?.length ? undefined : keyOf(fields)));
  const problems = found.problems.map(({ place, fields }, index): PlannedProblem => {
    const about = { place, title: isText(fields.title) ? fields.title : "", fields };
    const key = keys[index];
    if (key === undefined) return { ...about, kind: "wrong", notes: errors[index] ?? [] };
    const first = keys.indexOf(key);
    if (first < index) {
      const notes = [t("is the same problem as in {place}", { place: found.problems[first]?.place ?? "" })];
      return { ...about, kind: "repeated", notes };
    }
    const problem = known.get(key);
    return problem ? { ...about, ...completed(problem, fields) } : { ...about, kind: "new", notes: [] };
  });
  const fields = { ...old, ...sheetFields(old, found, given), problems: withPlanned(listed, problems) };
  const isChanged = JSON.stringify(fields) !== JSON.stringify({ ...old, problems: listed });
  const file = item?.file ?? `${sheet.folder}/${String(given.id)}.json`;
  return { problems, change: isChanged ? { source: sheet, file, fields } : undefined };
}

function keyOf({ url }: JsonObject): string {
  return problemKey(isText(url) ? url : "");
}

function errorsIn(fields: JsonObject): string[] {
  return validate(problemSchema, fields)
    .filter(({ severity }) => severity === "error")
    .map(({ path, message }) => placedMessage(path, message));
}

/** A problem with the fields of the source that it lacks. */
function completed(problem: JsonObject, found: JsonObject): Pick<PlannedProblem, "kind" | "notes" | "fields"> {
  const own = normalised(problemSchema, problem);
  const said = Object.entries(normalised(problemSchema, found)).filter(([name]) => name !== "url");
  const added = said.filter(([name]) => own[name] === undefined);
  const notes = said.flatMap(([name, value]) => {
    if (own[name] === undefined)
      return [placedMessage(name, t("is missing, becomes {value}", { value: shown(value) }))];
    if (own[name] === value) return [];
    const values = { value: shown(own[name]), other: shown(value) };
    return [placedMessage(name, t("is {value} and stays so; the source has {other}", values))];
  });
  const fields = { ...problem, ...Object.fromEntries(added) };
  return { kind: added.length > 0 ? "changed" : "unchanged", notes, fields };
}

function shown(value: unknown): string {
  return isText(value) ? quote(value) : String(value);
}

/** The sheet's own fields. A source whose licence requires it is added to those that are named already. */
function sheetFields(old: JsonObject, { title, credit = "" }: FoundSheet, given: JsonObject): JsonObject {
  const credits = isText(old.credit) ? old.credit : "";
  return {
    id: given.id,
    ...(title !== undefined && old.title === undefined && { title }),
    ...given,
    ...(!credits.includes(credit) && { credit: credits === "" ? credit : `${credits}; ${credit}` }),
  };
}

/** The problems of a sheet in order, followed by the new ones. */
function withPlanned(listed: readonly JsonObject[], planned: readonly PlannedProblem[]): JsonObject[] {
  const of = (kind: ProblemKind) => planned.filter((problem) => problem.kind === kind);
  const changed = new Map(of("changed").map(({ fields }) => [keyOf(fields), fields]));
  return [...listed.map((problem) => changed.get(keyOf(problem)) ?? problem), ...of("new").map(({ fields }) => fields)];
}
