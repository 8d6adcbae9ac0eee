import { quote } from "../check/sentence";
import { t } from "../../words/t";

/** What a team has done with one problem of a contest. */
export interface ResultCell {
  readonly state: "solved" | "tried" | "pending" | "scored" | "untouched";
  /** Wrong tries, or those that are not judged yet. */
  readonly tries: number;
  /** Minutes from the start, without any penalty; absent: not known. */
  readonly minute?: number;
  /** Only if it is scored. */
  readonly points?: number;
  /** True for the first team that solved it. */
  readonly isFirst: boolean;
}

const forms =
  /^(?:\+(?<wrong>\d{1,5})?(?: (?<minute>\d{1,6}))?(?<first> ?!)?|-(?<tried>\d{1,5})|\?(?<pending>\d{1,5})|(?<points>\d{1,9}(?:\.\d{1,6})?)(?: (?<scoredAt>\d{1,6}))?(?<firstPoints> ?!)?)$/;

/**
 * Reads a cell as files spell it: `+2 87!` is solved after two wrong tries at minute 87, as the first of all; `+`, `+ 12`,
 * `-3` (tried), `?1` (pending), `70 15` (points and minute), and nothing for a problem that is untouched.
 *
 * @returns undefined if it has none of these forms
 */
export function parseResultCell(text: string): ResultCell | undefined {
  if (text.trim() === "") return { state: "untouched", tries: 0, isFirst: false };
  const found = forms.exec(text.trim().replace(/\s+/g, " "))?.groups;
  if (found === undefined) return undefined;
  const { wrong, minute, first, tried, pending, points, scoredAt, firstPoints } = found;
  if (tried !== undefined) return { state: "tried", tries: Number(tried), isFirst: false };
  if (pending !== undefined) return { state: "pending", tries: Number(pending), isFirst: false };
  const at = minute ?? scoredAt;
  return {
    state: points === undefined ? "solved" : "scored",
    tries: Number(wrong ?? 0),
    ...(at !== undefined && { minute: Number(at) }),
    ...(points !== undefined && { points: Number(points) }),
    isFirst: (first ?? firstPoints) !== undefined,
  };
}

/** A cell as files spell it. */
export function resultCellText({ state, tries, minute, points, isFirst }: ResultCell): string {
  const at = minute === undefined ? "" : ` ${minute}`;
  const end = isFirst ? "!" : "";
  switch (state) {
    case "solved":
      return `+${tries || ""}${at}${end}`;
    case "scored":
      return `${points ?? 0}${at}${end}`;
    case "tried":
      return `-${tries}`;
    case "pending":
      return `?${tries}`;
    case "untouched":
      return "";
  }
}

export function resultCellError(text: string): string | undefined {
  if (parseResultCell(text) !== undefined) return undefined;
  return t(
    "is {value}, expected a cell such as '+2 87' (solved after 2 wrong tries at minute 87), '-3' (tried), '?1' (pending), '70 15' (points and minute), or nothing",
    { value: quote(text) },
  );
}
