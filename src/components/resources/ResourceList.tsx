import {
  filteredResources,
  matchesResourceFilter,
  resourceFilterIn,
  resourcesByTopic,
} from "../../domain/resources/resource-filter";
import { routes } from "../../domain/routes";
import { counted } from "../../domain/text/counted";
import { useAddressQuery } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { EmptyState } from "../content/states/EmptyState";
import { ButtonLink } from "../navigation/ButtonLink";
import { Section } from "../ui/Section";
import { ResourceEntry } from "./ResourceEntry";
import { ResourceFilters } from "./ResourceFilters";
import * as styles from "./ResourceList.module.css";

/** The page of all resources under their topics, or of those that match what the address names. */
export function ResourceList({ resources }: { readonly resources: readonly Queries.ResourceEntryFragment[] }) {
  const [query] = useAddressQuery();
  const filter = resourceFilterIn(query);
  const shown = resources.filter((resource) => matchesResourceFilter(resource, filter));
  const isFiltered = filteredResources(filter) !== routes.list("resources");
  return (
    <>
      <PageHeader title="Resources" place="resources" command="ls -R">
        <p>Books, courses, tools and files that helped us, for those who want to learn more.</p>
      </PageHeader>
      <AddressDependent reads={["topic", "level", "tag"]}>
        <div className="container">
          {resources.length > 1 && <ResourceFilters resources={resources} filter={filter} />}
          <p role="status" className="visually-hidden">
            {isFiltered && counted(shown.length, "resource")}
          </p>
          {shown.length === 0 && (
            <EmptyState title={resources.length === 0 ? "No resources yet" : "No resources found"}>
              {resources.length === 0 ? (
                <p>Come back soon.</p>
              ) : (
                <ButtonLink to={routes.list("resources")}>All resources</ButtonLink>
              )}
            </EmptyState>
          )}
          <Sections>
            {resourcesByTopic(shown).map(({ word, items }) => (
              <Section key={word} title={word ?? "Other resources"}>
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
