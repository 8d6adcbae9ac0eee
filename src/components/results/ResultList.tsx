import { graphql } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { placingText } from "../../domain/results/placing";
import {
  filteredResults,
  matchesResultFilter,
  resultFilterIn,
  type ResultFilter,
} from "../../domain/results/result-filter";
import { resultKindText } from "../../domain/results/result-words";
import { routes } from "../../domain/routes";
import { dateText } from "../../domain/time/date-text";
import { useAddressQuery } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { GroupedList } from "../content/GroupedList";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { EmptyState } from "../content/states/EmptyState";
import { ButtonLink } from "../navigation/ButtonLink";
import { TextLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./results.module.css";

type Entry = Queries.ResultEntryFragment;

/** All results by year, or those that match the address. */
export function ResultList({ results }: { readonly results: readonly Entry[] }) {
  const [query] = useAddressQuery();
  const filter = resultFilterIn(query);
  const shown = [...results].sort(newestNoticeFirst).filter((result) => matchesResultFilter(result, filter));
  return (
    <>
      <PageHeader title={t("Results")} place="results" command="sort -rn">
        <p>{t("How we did in contests, the newest first.")}</p>
      </PageHeader>
      <AddressDependent reads={["kind", "year"]}>
        <div className="container">
          {results.length > 1 && <ResultFilters results={results} filter={filter} />}
          {shown.length === 0 && (
            <EmptyState title={results.length === 0 ? t("No results yet") : t("No results found")}>
              {results.length === 0 ? (
                <p>{t("Come back soon.")}</p>
              ) : (
                <ButtonLink to={routes.list("results")}>{t("All results")}</ButtonLink>
              )}
            </EmptyState>
          )}
          <Sections>
            <GroupedList groups={byYear(shown)} others="" className={styles.list}>
              {(result) => (
                <li key={result.jsonId} className={styles.entry}>
                  <h3 className={styles.title}>
                    <TextLink to={routes.item("results", result.jsonId)}>{result.title}</TextLink>
                  </h3>
                  <p className={styles.facts}>
                    <span>{dateText(result.date)}</span> {result.kind && <Tag>{resultKindText(result.kind)}</Tag>}{" "}
                    {result.status === "provisional" && <Tag tone="highlight">{t("Provisional")}</Tag>}
                  </p>
                  {result.best && (
                    <p className={styles.best}>{t("Our best: {place}", { place: placingText(result.best) })}</p>
                  )}
                </li>
              )}
            </GroupedList>
          </Sections>
        </div>
      </AddressDependent>
    </>
  );
}

function yearOf({ date }: Entry): string {
  return date.slice(0, -6);
}

/** Results in order, by year. */
function byYear(results: readonly Entry[]) {
  return [...new Set(results.map(yearOf))].map((word) => ({
    word,
    items: results.filter((result) => yearOf(result) === word),
  }));
}

interface ResultFiltersProps {
  readonly results: readonly Entry[];
  readonly filter: ResultFilter;
}

function ResultFilters({ results, filter }: ResultFiltersProps) {
  const years = [...new Set(results.map(yearOf))].sort().reverse();
  const kinds = [...new Set(results.flatMap(({ kind }) => kind ?? []))];
  const rows = [
    { name: "year", label: t("Year"), choices: years.map((year) => ({ value: year, text: year })) },
    { name: "kind", label: t("Kind"), choices: kinds.map((kind) => ({ value: kind, text: resultKindText(kind) })) },
  ] as const;
  return (
    <FilterRows
      label={t("Filter results")}
      chosen={[filter.year ?? "", filter.kind === undefined ? "" : resultKindText(filter.kind)]}
      needsScripts
    >
      {rows
        .filter(({ choices }) => choices.length > 1)
        .map(({ name, label, choices }) => (
          <FilterChoices
            key={name}
            label={label}
            all={filteredResults({ ...filter, [name]: undefined })}
            isAll={filter[name] === undefined}
          >
            {choices.map(({ value, text }) => (
              <FilterChoice
                key={value}
                to={filteredResults({ ...filter, [name]: value })}
                isChosen={filter[name] === value}
              >
                <Text>{text}</Text>
              </FilterChoice>
            ))}
          </FilterChoices>
        ))}
    </FilterRows>
  );
}

/** @public Gatsby collects it. */
export const resultEntry = graphql`
  fragment ResultEntry on Result {
    jsonId
    title
    date
    kind
    status
    best {
      rank
      of
      isShared
    }
  }
`;
