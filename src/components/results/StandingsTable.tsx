import { useId } from "react";
import { useLanguageOf } from "../../hooks/page-context";
import { TextLink } from "../navigation/SiteLink";
import { Sentence } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { StandingsRow, type ShownRow } from "./StandingsRow";
import { t } from "../../words/t";
import * as styles from "./standings.module.css";

interface StandingsTableProps {
  readonly title: string;
  readonly problems: Queries.StandingsFragment["problems"];
  readonly rows: readonly ShownRow[];
  readonly goneProfiles: readonly string[];
}

/** The columns that the rows have values for. */
export interface Columns {
  readonly solved: boolean;
  readonly penalty: boolean;
  readonly points: boolean;
  readonly problems: StandingsTableProps["problems"];
}

/** The table of a contest. It scrolls in its frame; ranks and names stay in view. */
export function StandingsTable({ title, problems, rows, goneProfiles }: StandingsTableProps) {
  const id = useId();
  const languageOf = useLanguageOf();
  const has = (value: (row: ShownRow) => unknown) => rows.some((row) => value(row) !== null);
  const columns: Columns = {
    solved: has(({ solved }) => solved),
    penalty: has(({ penalty }) => penalty),
    points: has(({ points }) => points),
    problems,
  };
  return (
    <>
      {problems.length > 0 && <Legend />}
      {/* The keyboard must reach a scrolling region. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-labelledby={id} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <caption id={id} className="visually-hidden">
            <Sentence text={t("Standings: <title/>")} parts={{ title: <Text>{title}</Text> }} />
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                {t("Rank||in a contest")}
              </th>
              <th scope="col" className={styles.name}>
                {t("Name")}
              </th>
              {columns.solved && <th scope="col">{t("Solved")}</th>}
              {columns.penalty && <th scope="col">{t("Penalty")}</th>}
              {columns.points && <th scope="col">{t("Points")}</th>}
              {problems.map((problem, index) => (
                <th key={index} scope="col" title={problem.title ?? undefined} {...languageOf(problem.title ?? "")}>
                  <TextLink to={problem.url}>{problem.label}</TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <StandingsRow key={index} row={row} columns={columns} goneProfiles={goneProfiles} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Legend() {
  return (
    <p className={styles.legend} data-pagefind-ignore="">
      {t(
        "+ solved, +2 after two wrong tries, ★ as the first team; −3 three wrong tries; ?1 not judged yet. Below it the minute.",
      )}
    </p>
  );
}
