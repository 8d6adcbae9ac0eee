import {
  filteredResources,
  matchesResourceFilter,
  resourceFilterIn,
  resourcesByTopic,
  type ResourceFilter,
} from "../../domain/resources/resource-filter";
import { routes } from "../../domain/routes";
import { useAddressQuery } from "../../hooks/useAddress";
import { isSameWord, mostUsed } from "../../domain/text/same-word";
import { AddressDependent } from "../content/AddressDependent";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { EmptyState } from "../content/states/EmptyState";
import { ButtonLink } from "../navigation/ButtonLink";
import { Section } from "../ui/Section";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { Text } from "../ui/Text";
import { ResourceEntry } from "./ResourceEntry";
import { t } from "../../words/t";
import { levelText } from "../../domain/text/category-text";
import * as styles from "./resources.module.css";

/** The page of all resources by topic, or of those that match the address. */
export function ResourceList({ resources }: { readonly resources: readonly Queries.ResourceEntryFragment[] }) {
  const [query] = useAddressQuery();
  const filter = resourceFilterIn(query);
  const shown = resources.filter((resource) => matchesResourceFilter(resource, filter));
  const isFiltered = filteredResources(filter) !== routes.list("resources");
  return (
    <>
      <PageHeader title={t("Resources")} place="resources" command="ls -R">
        <p>{t("Books, courses, tools and files that helped us, for those who want to learn more.")}</p>
      </PageHeader>
      <AddressDependent reads={["topic", "level", "tag"]}>
        <div className="container">
          {resources.length > 1 && <ResourceFilters resources={resources} filter={filter} />}
          <p role="status" className="visually-hidden">
            {isFiltered && t("{count, plural, one {# resource} other {# resources}}", { count: shown.length })}
          </p>
          {shown.length === 0 && (
            <EmptyState title={resources.length === 0 ? t("No resources yet") : t("No resources found")}>
              {resources.length === 0 ? (
                <p>{t("Come back soon.")}</p>
              ) : (
                <ButtonLink to={routes.list("resources")}>{t("All resources")}</ButtonLink>
              )}
            </EmptyState>
          )}
          <Sections>
            {resourcesByTopic(shown).map(({ word, items }) => (
              <Section key={word} title={word ?? t("Other resources")}>
                <ul role="list" className={styles.list}>
                  {items.map((resource) => (
                    <li key={resource.jsonId}>
                      <ResourceEntry resource={resource} />
                    </li>
                  ))}
                </ul>
              </Section>
            ))}
          </Sections>
        </div>
      </AddressDependent>
    </>
  );
}

interface ResourceFiltersProps {
  readonly resources: readonly Queries.ResourceEntryFragment[];
  readonly filter: ResourceFilter;
}

/** Not all tags, which would be too many to scan. */
const MOST_TAGS = 20;

/** Topics, levels and tags to choose from. Each choice is an address, which needs JavaScript to have an effect. */
function ResourceFilters({ resources, filter }: ResourceFiltersProps) {
  /** Only choices that still find something. */
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
      label: t("Topic"),
      words: wordsOf("topic", ({ topic }) => (topic === null ? [] : [topic])),
    },
    {
      name: "level",
      label: t("Level"),
      words: wordsOf("level", ({ level }) => (level === null ? [] : [level])),
    },
    {
      name: "tag",
      label: t("Tag"),
      words: wordsOf("tag", ({ tags }) => tags).filter(
        (word, index) => index < MOST_TAGS || isSameWord(word, filter.tag ?? ""),
      ),
    },
  ] as const;
  return (
    <FilterRows
      label={t("Filter resources")}
      chosen={[filter.topic ?? "", levelText(filter.level ?? ""), filter.tag ?? ""]}
      needsScripts
    >
      {rows
        .filter(({ words }) => words.length > 0)
        .map(({ name, label, words }) => (
          <FilterChoices
            key={name}
            label={label}
            all={filteredResources({ ...filter, [name]: undefined })}
            isAll={filter[name] === undefined}
          >
            {words.map((word) => (
              <FilterChoice
                key={word}
                to={filteredResources({ ...filter, [name]: word })}
                isChosen={isSameWord(word, filter[name] ?? "")}
              >
                <Text>{name === "level" ? levelText(word) : word}</Text>
              </FilterChoice>
            ))}
          </FilterChoices>
        ))}
    </FilterRows>
  );
}
