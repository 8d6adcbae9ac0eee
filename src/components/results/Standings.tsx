import { graphql } from "gatsby";
import { isOwnRow } from "../../domain/results/placing";
import { filteredRows, matchesRowFilter, rowFilterIn, type RowFilter } from "../../domain/results/result-filter";
import { routes } from "../../domain/routes";
import { mostUsed, isSameWord } from "../../domain/text/same-word";
import { useAddressQuery } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { Text } from "../ui/Text";
import { StandingsTable } from "./StandingsTable";
import { t } from "../../words/t";
import * as styles from "./standings.module.css";

interface StandingsProps {
  readonly result: Queries.StandingsFragment;
  readonly goneProfiles: readonly string[];
}

type Row = Queries.StandingsFragment["rows"][number];

/** All rows of a result, or those that match the address. */
export function Standings({ result, goneProfiles }: StandingsProps) {
  const [query] = useAddressQuery();
  const filter = rowFilterIn(query);
  const rows = result.rows.map((row) => ({ ...row, isOwn: isOwnRow(row) }));
  const shown = rows.filter((row) => matchesRowFilter(row, filter));
  return (
    <AddressDependent reads={["group", "own"]}>
      <div className={styles.standings}>
        <GroupFilter rows={rows} filter={filter} path={routes.item("results", result.jsonId)} />
        <p role="status" className="visually-hidden">
          {shown.length < rows.length && t("{count, plural, one {# row} other {# rows}}", { count: shown.length })}
        </p>
        <StandingsTable title={result.title} problems={result.problems} rows={shown} goneProfiles={goneProfiles} />
      </div>
    </AddressDependent>
  );
}

interface GroupFilterProps {
  readonly rows: readonly (Row & { readonly isOwn: boolean })[];
  readonly filter: RowFilter;
  readonly path: string;
}

function GroupFilter({ rows, filter, path }: GroupFilterProps) {
  const groups = mostUsed(rows.flatMap(({ group }) => group ?? []));
  const ownRows = rows.filter((row) => row.isOwn).length;
  const hasOwn = ownRows > 0 && ownRows < rows.length;
  if (groups.length < 2 && !hasOwn) return null;
  return (
    <FilterRows
      label={t("Filter rows")}
      chosen={[filter.group ?? "", filter.own === undefined ? "" : t("Our members")]}
      needsScripts
    >
      <FilterChoices
        label={t("Rows||of a table")}
        all={path}
        isAll={filter.group === undefined && filter.own === undefined}
      >
        {hasOwn && (
          <FilterChoice to={filteredRows(path, { own: "1" })} isChosen={filter.own !== undefined}>
            {t("Our members")}
          </FilterChoice>
        )}
        {groups.length > 1 &&
          groups.map((group) => (
            <FilterChoice
              key={group}
              to={filteredRows(path, { group })}
              isChosen={isSameWord(group, filter.group ?? "")}
            >
              <Text>{group}</Text>
            </FilterChoice>
          ))}
      </FilterChoices>
    </FilterRows>
  );
}

/** @public Gatsby collects it. */
export const standings = graphql`
  fragment Standings on Result {
    jsonId
    title
    problems {
      label
      title
      url
    }
    rows {
      ...StandingsRow
      group
    }
  }

  fragment StandingsRow on ResultRows {
    rank
    name
    people {
      name
      profile
    }
    institution
    unofficial
    solved
    penalty
    points
    award
    cells
    note
  }
`;
