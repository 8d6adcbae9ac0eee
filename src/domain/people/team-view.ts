export type TeamView = "current" | "past";

/** Which list /team shows; `?view=past` is the past leaders. */
export function readTeamView(address: string): TeamView {
  return new URLSearchParams(address.split("#", 1)[0]).get("view") === "past" ? "past" : "current";
}

/** The query that says the same; empty for the current team. */
export function teamAddress(view: TeamView): string {
  return view === "past" ? "?view=past" : "";
}
