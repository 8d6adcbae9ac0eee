import { useState } from "react";
import type { OwnMarks } from "../../../src/components/problems/ProblemRow";
import { noMarks, withMark } from "../../../src/domain/problems/marks";
import { type NamedProblem, type SolvedRecord, withRecord } from "../../../src/domain/problems/solved-record";

/** The marks of a reader, whom Codeforces may know. */
export function useOwnMarks(record?: SolvedRecord, problems: readonly NamedProblem[] = []): OwnMarks {
  const day = "2026-02-01";
  const [marks, setMarks] = useState(record ? withRecord(noMarks, record, problems, day) : noMarks);
  return { marks, onMark: (link, state) => setMarks((before) => withMark(before, link, state, day)) };
}
