import { isText, propertyOf } from "../../src/domain/shape";
import { unexpectedValue } from "../../src/model/check/sentence";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { t } from "../../src/words/t";
import { tagsHint, type FoundProblem, type FoundSheet } from "./found-sheet";

/** The licence of the guide requires that shared lists name it. */
const credit = "Problems chosen by the USACO Guide, https://usaco.guide, licence CC BY-NC-SA 4.0";

/** Its names of judges that follow from the address of a problem; contests keep their names. */
const judges = ["AC", "CC", "CF", "CSES", "DMOJ", "HR", "Kattis", "LC", "SPOJ", "YS"];
const divisions = /^(?:Old )?(?:Bronze|Silver|Gold|Platinum)$/;

/**
 * The problems of a module of the USACO Guide, a file such as `Intro_Greedy.problems.json`: named lists of problems,
 * whose names become topics. Undefined for any other JSON.
 */
export function guideSheet(json: unknown): FoundSheet | undefined {
  if (!isJsonObject(json)) return undefined;
  const lists = Object.entries(json).flatMap(([topic, list]) => (Array.isArray(list) ? [{ topic, list }] : []));
  const isGuide = lists.some(({ list }) =>
    list.some((entry) => isJsonObject(entry) && "name" in entry && "url" in entry),
  );
  if (!isGuide) return undefined;
  const problems = lists.flatMap(({ topic, list }) =>
    list.map((entry: unknown, index) => problemOf(entry, topic, `${topic}[${index}]`)),
  );
  const { MODULE_ID: id } = json;
  return { credit, problems, ...(isText(id) && { id }) };
}

function problemOf(entry: unknown, topic: string, place: string): FoundProblem {
  if (!isJsonObject(entry))
    return { place, fields: {}, wrong: [unexpectedValue(entry, t("expected a problem with its name and url"))] };
  const { name: title, url, source, difficulty, isStarred, tags } = entry;
  // The guide's site uses other names for its solutions than its files.
  const solution = entry.solutionMetadata ?? entry.solution;
  const kind = propertyOf(solution, "kind");
  const fields: JsonObject = {
    title,
    url,
    source: sourceOf(source),
    difficulty: difficulty === "N/A" ? undefined : difficulty,
    topic,
    starred: isStarred === false ? undefined : isStarred,
    hint: Array.isArray(tags) ? tagsHint(tags.filter(isText)) : undefined,
    solution: kind === "sketch" ? propertyOf(solution, "sketch") : undefined,
    editorial: kind === "link" ? propertyOf(solution, "url") : undefined,
  };
  return { place, fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
}

function sourceOf(source: unknown): unknown {
  if (!isText(source)) return source;
  if (divisions.test(source)) return `USACO ${source}`;
  return judges.includes(source) ? undefined : source;
}
