import { useState } from "react";
import { medalIn } from "../../domain/results/result-words";
import { inDigits } from "../../domain/text/amounts";
import { parseResultCell } from "../../model/values/result-cell";
import { TextLink } from "../navigation/SiteLink";
import { ActionName } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { CellMarks } from "./CellMarks";
import { RowList } from "./RowList";
import type { Columns } from "./StandingsTable";
import { t } from "../../words/t";
import * as styles from "./standings.module.css";

export interface ShownRow extends Queries.StandingsRowFragment {
  readonly isOwn: boolean;
}

interface StandingsRowProps {
  readonly row: ShownRow;
  readonly columns: Columns;
  readonly goneProfiles: readonly string[];
}

/** On phones, where few problems fit beside the names, a press opens the row as a list. */
export function StandingsRow({ row, columns, goneProfiles }: StandingsRowProps) {
  const { rank, name, solved, penalty, points, cells } = row;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr className={row.isOwn ? styles.own : undefined}>
        <td className={styles.rank}>
          {shown(rank) ?? "– "}
          {columns.problems.length > 0 && (
            <button
              type="button"
              className={styles.opener}
              data-pagefind-ignore=""
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <ActionName text={t("<hidden><name/> as a list</hidden>")} name={name} />
            </button>
          )}
        </td>
        <th scope="row" className={styles.name}>
          <RowName row={row} goneProfiles={goneProfiles} />
        </th>
        {columns.solved && <td>{shown(solved)}</td>}
        {columns.penalty && <td>{shown(penalty)}</td>}
        {columns.points && <td>{shown(points)}</td>}
        {columns.problems.map((_problem, index) => (
          <Cell key={index} text={cells[index] ?? ""} />
        ))}
      </tr>
      {isOpen && <RowList row={row} columns={columns} />}
    </>
  );
}

/** The space separates it from the next cell in the search. */
function shown(number: number | null): string | null {
  return number === null ? null : `${inDigits(number)} `;
}

/** The team, and below it its institution, its members and its award. */
function RowName({ row, goneProfiles }: Pick<StandingsRowProps, "row" | "goneProfiles">) {
  const { name, institution, people, award, unofficial, note } = row;
  const profileOf = (profile: string | null) => (profile !== null && goneProfiles.includes(profile) ? null : profile);
  const [only] = people.length === 1 && people[0]?.name === name ? people : [];
  return (
    <>
      <TextLink to={only ? profileOf(only.profile) : null}>{name}</TextLink>{" "}
      {institution && (
        <Text as="span" className={styles.below}>
          {institution}
        </Text>
      )}{" "}
      {!only && people.length > 0 && (
        <span className={styles.below}>
          {people.map((person, index) => (
            <span key={index}>
              {index > 0 && ", "}
              <TextLink to={profileOf(person.profile)}>{person.name}</TextLink>
            </span>
          ))}
        </span>
      )}{" "}
      {award && (
        <Text as="span" className={styles.award} data-medal={medalIn(award)}>
          {award}
        </Text>
      )}{" "}
      {unofficial && <span className={styles.below}>{t("Unofficial")}</span>}{" "}
      {note && (
        <Text as="span" className={styles.below}>
          {note}
        </Text>
      )}{" "}
    </>
  );
}

/** A cell that can't be read is empty. */
function Cell({ text }: { readonly text: string }) {
  const cell = parseResultCell(text);
  if (cell === undefined || cell.state === "untouched") return <td />;
  return (
    <td className={styles[cell.state]}>
      <CellMarks {...cell} />
    </td>
  );
}
