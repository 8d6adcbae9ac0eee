import { nameSlug } from "../../model/values/name-slug";
import { parametersOf, queryOf } from "../addresses/own-parameters";
import { routes } from "../routes";
import { termKey, newestTermFirst } from "./terms";
import { leadersOf, type Leader, type LeaderRecord, type Role } from "./leader-roles";
import { teamGroups, type TeamPlace } from "./team-groups";

export type TeamView = "current" | "past";

export function readTeamView(address: string): TeamView {
  return parametersOf(address).get("view") === "past" ? "past" : "current";
}

/** The term that is open besides the newest, as `termSlug` spells it; empty: none. */
export function readOpenTerm(address: string): string {
  return parametersOf(address).get("term") ?? "";
}

export function teamAddress(view: TeamView, openTerm = ""): string {
  return queryOf({ view: view === "current" ? "" : view, term: openTerm });
}

/**
 * The address at which a leader is shown among the others.
 *
 * @param pages of terms, if there are any
 */
export function listOfLeader({ roles, isCurrent }: Leader<LeaderRecord>, pages: readonly TermPage[]): string {
  if (isCurrent) return routes.list("team");
  const slug = termSlug(roles[0]?.term ?? null);
  return pages.length > 0 ? routes.year("team", slug) : routes.list("team") + teamAddress("past", slug);
}

/** Someone as a list of past leaders shows them: with the role of that term. */
interface TermEntry<T extends LeaderRecord> {
  readonly leader: T;
  readonly profile: number;
  readonly role: Role;
  readonly place: TeamPlace;
  /** Their present role, if they still lead the club. */
  readonly now: string | null;
}

export interface PastTerm<T extends LeaderRecord> {
  /** As files spell it; null: the files do not say when these people served. */
  readonly term: string | null;
  readonly entries: readonly TermEntry<T>[];
}

/** Past leaders by term, newest first; those without a term come last. */
export function pastTerms<T extends LeaderRecord>(leaders: readonly Leader<T>[]): PastTerm<T>[] {
  const terms = new Map<string, { term: string | null; entries: TermEntry<T>[] }>();
  for (const { main, records, roles, isCurrent } of leaders)
    for (const role of isCurrent ? roles.filter(({ term }) => term !== null) : roles) {
      const key = termKey(role.term ?? "");
      const group = terms.get(key) ?? { term: role.term, entries: [] };
      const ofTerm = records.find(({ tenure }) => termKey(tenure ?? "") === key);
      const leader = ofTerm ?? main;
      // Their group of another term says nothing about this one.
      const place = ofTerm ?? { jsonId: leader.jsonId };
      group.entries.push({ leader, profile: main.jsonId, role, place, now: isCurrent ? main.position : null });
      terms.set(key, group);
    }
  return [...terms.values()]
    .sort((a, b) => newestTermFirst(a.term ?? "", b.term ?? ""))
    .map(({ term, entries }) => ({ term, entries: [...entries].sort((a, b) => a.leader.jsonId - b.leader.jsonId) }));
}

/**
 * How many past leaders /team shows at most; if there are more, it shows the newest term, and each term has its own
 * page.
 */
export const MOST_PAST = 30;

export interface TermPage {
  /** The end of its address. */
  readonly slug: string;
  readonly term: string | null;
}

/** The pages of terms, the newest first; none where /team shows all past leaders. */
export function termPages(terms: readonly PastTerm<LeaderRecord>[]): TermPage[] {
  const size = terms.reduce((sum, { entries }) => sum + entries.length, 0);
  return size > MOST_PAST ? terms.map(({ term }) => ({ term, slug: termSlug(term) })) : [];
}

export function termSlug(term: string | null): string {
  return nameSlug(termKey(term ?? "")) || "others";
}

/** The ids of all whom /team shows, each once, in its order. */
export function shownLeaders<T extends LeaderRecord>(current: readonly T[], past: readonly T[]): number[] {
  const people = teamGroups(current, (leader) => leader).flatMap((group) => group.people);
  const terms = pastTerms(leadersOf(current, past));
  const shown = termPages(terms).length > 0 ? terms.slice(0, 1) : terms;
  const entries = shown.flatMap((term) =>
    teamGroups(term.entries, ({ place }) => place).flatMap((group) => group.people),
  );
  return [...new Set([...people.map(({ jsonId }) => jsonId), ...entries.map(({ profile }) => profile)])];
}
