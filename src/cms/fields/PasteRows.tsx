import { useId, useState, type ChangeEvent } from "react";
import { Text } from "../../components/ui/Text";
import type { ReadRow } from "../../domain/results/read-standings";
import type { TableStandings } from "../../domain/results/standings-table";
import type { Reading } from "./read-pasted-rows";
import { placedMessage } from "../../model/check/sentence";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

interface Props {
  readonly onTake: (standings: TableStandings, place: "instead" | "behind") => void;
  /** Undefined while there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
}

/** Takes a table from a spreadsheet, says what it understood of it, and hands it over when told to. */
export function PasteRows({ onTake, onUndo }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [reading, setReading] = useState<Reading>();
  const change = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(value);
    setReading(undefined);
    if (value.trim() === "") return;
    // The parser is loaded when there is something to read.
    void import("./read-pasted-rows").then(
      ({ readPastedRows }) => setReading(readPastedRows(value)),
      () => setReading({ errors: [t("The editor could not load what reads tables. Please reload the page.")] }),
    );
  };
  const take = (place: "instead" | "behind") => {
    if (!reading || !("standings" in reading)) return;
    onTake(reading.standings, place);
    setText("");
    setReading(undefined);
  };
  return (
    <div className="paste-rows">
      <label htmlFor={id}>{t("Paste rows from a spreadsheet")}</label>
      <p id={`${id}-hint`}>{t("Copy them with their line of headers, such as Rank, Team, Solved, Penalty, A, B.")}</p>
      <textarea id={id} aria-describedby={`${id}-hint`} rows={3} value={text} onChange={change} />
      <div role="status">
        {reading && ("standings" in reading ? <Understood {...reading.standings} /> : <List lines={reading.errors} />)}
        {onUndo && !reading && <p>{t("The rows are in the form. They are saved with the entry.")}</p>}
      </div>
      {reading && "standings" in reading && (
        <>
          <button type="button" onClick={() => take("instead")}>
            {t("Replace all rows")}
          </button>
          <button type="button" onClick={() => take("behind")}>
            {t("Add to the rows")}
          </button>
        </>
      )}
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {t("Undo||a change of rows")}
        </button>
      )}
    </div>
  );
}

const FIRST_ROWS = 3;

function Understood({ rows, problems, unused }: TableStandings) {
  const counts = { rows: rows.length, problems: problems.length };
  return (
    <>
      <p>
        {t(
          "{rows, plural, one {# row} other {# rows}}, {problems, plural, =0 {no problems} one {# problem} other {# problems}}.",
          counts,
        )}
      </p>
      <List lines={rows.slice(0, FIRST_ROWS).map(rowText)} />
      {unused.length > 0 && <p>{t("Not used: {headers}", { headers: commaText(unused) })}</p>}
      {rows.some(({ members = [] }) => members.length > 0) && (
        <p>{t("Members are not taken over: add those who have a profile to People in their row.")}</p>
      )}
    </>
  );
}

function rowText({ rank, name, institution, unofficial, solved, penalty, points, award, cells = [] }: ReadRow): string {
  const named = (label: string, value: number | undefined) =>
    value !== undefined && placedMessage(label, String(value));
  return commaText(
    [
      named(t("Rank||in a contest"), rank),
      name,
      institution,
      unofficial && t("Unofficial"),
      named(t("Solved"), solved),
      named(t("Penalty"), penalty),
      named(t("Points"), points),
      award,
      ...cells,
    ].map((part) => part || undefined),
  );
}

function List({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul role="list">
      {lines.map((line) => (
        <li key={line}>
          <Text>{line}</Text>
        </li>
      ))}
    </ul>
  );
}
