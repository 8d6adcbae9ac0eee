import type { ReactNode } from "react";
import { inDigits } from "../../domain/text/amounts";
import { parseResultCell } from "../../model/values/result-cell";
import { Text } from "../ui/Text";
import { CellMarks } from "./CellMarks";
import type { ShownRow } from "./StandingsRow";
import type { Columns } from "./StandingsTable";
import { t } from "../../words/t";
import * as styles from "./standings.module.css";

interface RowListProps {
  readonly row: ShownRow;
  readonly columns: Columns;
}

/** A row as a list, which fits on a phone; problems that were not tried are left out. */
export function RowList({ row, columns }: RowListProps) {
  const { solved, penalty, points, cells } = row;
  const numbers = [
    { label: t("Solved"), value: solved },
    { label: t("Penalty"), value: penalty },
    { label: t("Points"), value: points },
  ];
  return (
    <tr className={styles.opened}>
      <td colSpan={2 + numbers.length + columns.problems.length}>
        <dl>
          {numbers.map(
            ({ label, value }) => value !== null && <Line key={label} label={label} value={inDigits(value)} />,
          )}
          {columns.problems.map(({ label, title }, index) => {
            const cell = parseResultCell(cells[index] ?? "");
            if (cell === undefined || cell.state === "untouched") return null;
            return (
              <Line
                key={index}
                label={title === null ? label : `${label} ${title}`}
                value={<CellMarks {...cell} />}
                className={styles[cell.state]}
              />
            );
          })}
        </dl>
      </td>
    </tr>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly className?: string | undefined;
}

function Line({ label, value, className }: LineProps) {
  return (
    <div>
      <Text as="dt">{label}</Text>
      <dd className={className}>{value}</dd>
    </div>
  );
}
