import { useEffect, useState } from "react";
import type { SearchWish } from "../../domain/search/search-address";
import { searchSite, type Findings } from "./site-search";

/** The state of a search. */
export type SearchState =
  | { readonly step: "idle" }
  | { readonly step: "searching" }
  | { readonly step: "failed" }
  | { readonly step: "found"; readonly findings: Findings };

/** In ms: how long typing must pause before the search starts. */
const REST = 150;

interface SiteSearch {
  readonly state: SearchState;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** Runs only the newest search; the last results stay until the next ones arrive. */
export function useSiteSearch({ query, kind, year }: SearchWish, batch: number): SiteSearch {
  const wanted = query.trim();
  const [state, setState] = useState<SearchState>({ step: "idle" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (wanted === "") return undefined;
    let isCurrent = true;
    const search = async () => {
      setState((last) => (last.step === "found" ? last : { step: "searching" }));
      try {
        const findings = await searchSite({ query: wanted, kind, year }, 0, batch);
        if (isCurrent) setState({ step: "found", findings });
      } catch {
        if (isCurrent) setState({ step: "failed" });
      }
    };
    const timer = setTimeout(() => void search(), REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, kind, year, batch, attempt]);

  const showMore = () => {
    if (state.step !== "found") return;
    const { findings } = state;
    searchSite({ query: wanted, kind, year }, findings.pages.length, batch).then(
      (more) => {
        const pages = [...findings.pages, ...more.pages];
        setState((now) => (now === state ? { step: "found", findings: { ...findings, pages } } : now));
      },
      () => setState({ step: "failed" }),
    );
  };
  return {
    state: wanted === "" ? { step: "idle" } : state.step === "idle" ? { step: "searching" } : state,
    showMore,
    retry: () => setAttempt(attempt + 1),
  };
}
