import { isSame, mostUsed } from "../../domain/blog/article-filter";
import { filteredResources, matchesResourceFilter, type ResourceFilter } from "../../domain/resources/resource-filter";
import { capitalised } from "../../domain/text/letters";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { Text } from "../ui/Text";

interface ResourceFiltersProps {
  readonly resources: readonly Queries.ResourceEntryFragment[];
  readonly filter: ResourceFilter;
}

/** As many tags as a reader can take in at a glance. */
const MOST_TAGS = 20;

/** Topics, levels and tags to choose from; each choice is an address, which means something once scripts run. */
export function ResourceFilters({ resources, filter }: ResourceFiltersProps) {
  /** Only choices that find something together with the others. */
  const wordsOf = (
    name: keyof ResourceFilter,
    wordsIn: (resource: Queries.ResourceEntryFragment) => readonly string[],
  ) =>
    mostUsed(
      resources
        .filter((resource) => matchesResourceFilter(resource, { ...filter, [name]: undefined }))
        .flatMap(wordsIn),
    );
  const rows = [
    {
      name: "topic",
      label: "Topic",
      plural: "topics",
      words: wordsOf("topic", ({ topic }) => (topic === null ? [] : [topic])),
    },
    {
      name: "level",
      label: "Level",
      plural: "levels",
      words: wordsOf("level", ({ level }) => (level === null ? [] : [level])),
    },
    {
      name: "tag",
      label: "Tag",
      plural: "tags",
      words: wordsOf("tag", ({ tags }) => tags).filter(
        (word, index) => index < MOST_TAGS || isSame(word, filter.tag ?? ""),
      ),
    },
  ] as const;
  return (
    <FilterRows label="Filter resources" needsScripts>
      {rows
        .filter(({ words }) => words.length > 0)
        .map(({ name, label, plural, words }) => (
          <FilterChoices
            key={name}
            label={label}
            plural={plural}
            all={filteredResources({ ...filter, [name]: undefined })}
            isAll={filter[name] === undefined}
          >
            {words.map((word) => (
              <FilterChoice
                key={word}
                to={filteredResources({ ...filter, [name]: word })}
                isChosen={isSame(word, filter[name] ?? "")}
              >
                <Text>{name === "level" ? capitalised(word) : word}</Text>
              </FilterChoice>
            ))}
          </FilterChoices>
        ))}
    </FilterRows>
  );
}
