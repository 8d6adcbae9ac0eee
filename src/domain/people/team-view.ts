import { parametersOf } from "../addresses/own-parameters";
import { termKey } from "./terms";

export type TeamView = "current" | "past";

/** Which list /team shows; `?view=past` is the past leaders. */
export function readTeamView(address: string): TeamView {
  return parametersOf(address).get("view") === "past" ? "past" : "current";
}

/** Which of these terms /team shows: the one that `?term=` names; empty: all of them. */
export function readTerm(address: string, terms: readonly string[]): string {
  const asked = termKey(parametersOf(address).get("term") ?? "");
  return (asked && terms.find((term) => termKey(term) === asked)) || "";
}

/** The query that says the same; empty for the current team. */
export function teamAddress(view: TeamView, term = ""): string {
  if (view === "current") return "";
  return `?${new URLSearchParams({ view, ...(term && { term }) }).toString()}`;
}
