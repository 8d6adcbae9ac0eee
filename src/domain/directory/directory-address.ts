import { parametersOf } from "../addresses/own-parameters";
import { elementIds } from "../element-ids";
import { tiers } from "../ratings/tiers";
import type { MemberFilter } from "./search-members";

export type DirectoryView = "all" | "codeforces";

/** All that the address of /member says. */
export interface DirectoryState extends MemberFilter {
  readonly view: DirectoryView;
  /** The key of a tier of ratings, only in the Codeforces view; empty for all. */
  readonly tier: string;
}

/** The options that a reader may choose from. */
export interface FilterOptions {
  readonly sessions: readonly string[];
  readonly shifts: readonly string[];
}

const codeforcesHash = `#${elementIds.codeforces}`;

/** Longer queries match no one; an address may hold anything. In characters. */
const LONGEST_QUERY = 200;

/**
 * Reads the query and fragment of an address; a session or shift that no one has counts as none.
 *
 * @param address `?q=&session=&shift=&tier=#codeforces`, each part optional
 */
export function readDirectoryState(address: string, { sessions, shifts }: FilterOptions): DirectoryState {
  const [, hash] = address.split("#", 2);
  const parameters = parametersOf(address);
  const session = parameters.get("session") ?? "";
  const shift = parameters.get("shift") ?? "";
  const view = `#${hash ?? ""}` === codeforcesHash ? "codeforces" : "all";
  const tier = parameters.get("tier") ?? "";
  return {
    query: (parameters.get("q") ?? "").slice(0, LONGEST_QUERY),
    session: sessions.includes(session) ? session : "",
    shift: shifts.includes(shift) ? shift : "",
    view,
    tier: view === "codeforces" && tiers.some(({ key }) => key === tier) ? tier : "",
  };
}

/** The query and fragment that say the same; empty for the whole list. */
export function directoryAddress({ query, session, shift, view, tier }: DirectoryState): string {
  // A space at the end stays: a reader who pauses between two words has not finished.
  const narrowing = { q: query, session, shift, ...(view === "codeforces" && { tier }) };
  const entries = Object.entries(narrowing).filter(([, value]) => value.trim() !== "");
  const search = entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : "";
  return search + (view === "codeforces" ? codeforcesHash : "");
}
