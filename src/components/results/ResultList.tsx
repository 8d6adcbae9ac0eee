import { graphql } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import {
  filteredResults,
  matchesResultFilter,
  resultFilterIn,
  type ResultFilter,
  ROUNDS,
} from "../../domain/results/result-filter";
import { resultKindText } from "../../domain/results/result-words";
import type { RoundFile } from "../../domain/rounds/shown-rounds";
import { routes } from "../../domain/routes";
import { dateText } from "../../domain/time/date-text";
import { lateComponent } from "../../hooks/loading/late-component";
import { useAddressQuery } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { GroupedList } from "../content/GroupedList";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { FailedPart } from "../content/states/FailedPart";
import { EmptyState } from "../content/states/EmptyState";
import { ButtonLink } from "../navigation/ButtonLink";
import { TextLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./results.module.css";

type Entry = Queries.ResultEntryFragment;

interface ResultListProps {
  readonly results: readonly Entry[];
  /** The newest first. */
  readonly rounds?: readonly RoundFile[] | undefined;
}

const useRoundYear = lateComponent(async () => (await import("./rounds/RoundYear")).RoundYear);

/** All results by year, or those that match the address; Codeforces rounds only if it names them. */
export function ResultList({ results, rounds = [] }: ResultListProps) {
  const [query] = useAddressQuery();
  const filter = resultFilterIn(query);
  const isRounds = filter.kind === ROUNDS && rounds.length > 0;
  const { Component: RoundYear, failure, retry } = useRoundYear(isRounds);
  const shown = [...results].sort(newestNoticeFirst).filter((result) => matchesResultFilter(result, filter));
  return (
    <>
      <PageHeader title={t("Results")} place="results" command="sort -rn">
        <p>{t("How we did in contests, the newest first.")}</p>
      </PageHeader>
      <AddressDependent reads={["kind", "year"]}>
        <div className="container">
          {results.length + rounds.length > 1 && <ResultFilters results={results} rounds={rounds} filter={filter} />}
          {failure && <FailedPart title={t("The rounds could not be loaded")} failure={failure} onRetry={retry} />}
          {shown.length === 0 && !isRounds && (
            <EmptyState title={results.length === 0 ? t("No results yet") : t("No results found")}>
              {results.length === 0 ? (
                <p>{t("Come back soon.")}</p>
              ) : (
                <ButtonLink to={routes.list("results")}>{t("All results")}</ButtonLink>
              )}
            </EmptyState>
          )}
          <Sections>
            {isRounds &&
              RoundYear &&
              rounds
                .filter(({ year }) => filter.year === undefined || filter.year === year)
                .map((file) => <RoundYear key={file.year} {...file} />)}
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
                  {result.best && <p className={styles.best}>{t("Our best: {place}", { place: result.best })}</p>}
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
  readonly rounds: readonly RoundFile[];
  readonly filter: ResultFilter;
}

function ResultFilters({ results, rounds, filter }: ResultFiltersProps) {
  const shownYears = filter.kind === ROUNDS ? rounds.map(({ year }) => year) : results.map(yearOf);
  const years = [...new Set(shownYears)].sort().reverse();
  const kinds = [...new Set(results.flatMap(({ kind }) => kind ?? [])), ...(rounds.length > 0 ? [ROUNDS] : [])];
  const rows = [
    { name: "year", label: t("Year"), choices: years.map((year) => ({ value: year, text: year })) },
    { name: "kind", label: t("Kind"), choices: kinds.map((kind) => ({ value: kind, text: kindText(kind) })) },
  ] as const;
  return (
    <FilterRows
      label={t("Filter results")}
      chosen={[filter.year ?? "", filter.kind === undefined ? "" : kindText(filter.kind)]}
      needsScripts
    >
      {rows
        .filter(({ name, choices }) => choices.length > (name === "kind" && rounds.length > 0 ? 0 : 1))
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
                to={filteredResults({ ...filter, ...(value === ROUNDS && { year: rounds[0]?.year }), [name]: value })}
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

function kindText(kind: string): string {
  return kind === ROUNDS ? t("Codeforces rounds") : resultKindText(kind);
}

/** @public Gatsby collects it. */
export const resultEntry = graphql`
  fragment ResultEntry on Result {
    jsonId
    title
    date
    kind
    status
    best
  }
`;
