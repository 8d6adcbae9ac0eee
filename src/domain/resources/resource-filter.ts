import { levels } from "../../model/choices";
import { parametersOf, queryOf } from "../addresses/own-parameters";
import { routes } from "../routes";
import { groupedByWord, type WordGroup } from "../text/grouped-by-word";
import { inNaturalOrder } from "../text/natural-order";
import { isSameWord } from "../text/same-word";

/** Which resources a reader wants to see; undefined: all. */
export interface ResourceFilter {
  readonly topic?: string | undefined;
  readonly level?: string | undefined;
  readonly tag?: string | undefined;
}

interface Resource {
  readonly title: string;
  readonly topic: string | null;
  readonly level: string | null;
  readonly tags: readonly string[];
}

/** Reads the filter in an address's query, such as `?topic=Web&level=beginner`. */
export function resourceFilterIn(search: string): ResourceFilter {
  const parameters = parametersOf(search);
  const [topic, level, tag] = (["topic", "level", "tag"] as const).map((name) => parameters.get(name) || undefined);
  return { topic, level, tag };
}

export function filteredResources({ topic, level, tag }: ResourceFilter): string {
  return routes.list("resources") + queryOf({ topic, level, tag });
}

/** True if a resource matches a filter. Case does not matter, since people type addresses. */
export function matchesResourceFilter(resource: Omit<Resource, "title">, filter: ResourceFilter): boolean {
  const matches = (words: readonly (string | null)[], wanted: string | undefined) =>
    wanted === undefined || words.some((word) => isSameWord(word ?? "", wanted));
  return (
    matches([resource.topic], filter.topic) &&
    matches([resource.level], filter.level) &&
    matches(resource.tags, filter.tag)
  );
}

/** Resources under their topics, inside a topic the easiest first, then by title. */
export function resourcesByTopic<T extends Resource>(resources: readonly T[]): WordGroup<T>[] {
  const placeOf = ({ level }: Resource) => {
    const place = levels.findIndex((each) => each === level);
    return place < 0 ? levels.length : place;
  };
  const inOrder = [...resources].sort((a, b) => placeOf(a) - placeOf(b) || inNaturalOrder(a.title, b.title));
  return groupedByWord(inOrder, ({ topic }) => topic);
}
