import { useEffect, useState } from "react";
import { searchPage, type SearchRequest } from "../../domain/search/search-address";
import { keptListPlace } from "../../hooks/scrolling/useListPlace";
import { type Findings, searchSite } from "./site-search";

export type SearchState =
  | { readonly step: "idle" }
  | { readonly step: "searching" }
  | { readonly step: "failed" }
  | { readonly step: "found"; readonly request: SearchRequest; readonly findings: Findings };

/** In ms: how long typing must pause before the search starts. */
const REST = 150;

interface SiteSearch {
  readonly state: SearchState;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/**
 * Runs only the newest search, with as many results as the reader had loaded in this entry of the history. The last
 * results stay until the next ones arrive, and name their query.
 */
export function useSiteSearch({ query, kind, year }: SearchRequest, batch: number): SiteSearch {
  const wanted = query.trim();
  const [state, setState] = useState<SearchState>({ step: "idle" });
  const [attempt, setAttempt] = useState(0);
  // Results of an earlier search are ignored.
  if (wanted === "" && state.step !== "idle") setState({ step: "idle" });

  useEffect(() => {
    if (wanted === "") return undefined;
    let isCurrent = true;
    const search = async () => {
      setState((last) => (last.step === "found" ? last : { step: "searching" }));
      try {
        const request = { query: wanted, kind, year };
        const findings = await searchSite(request, 0, keptListPlace(searchPage(request))?.shown ?? batch);
        if (isCurrent) setState({ step: "found", request, findings });
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
    const { request, findings } = state;
    const replace = (next: SearchState) => setState((now) => (now === state ? next : now));
    searchSite(request, findings.pages.length, batch).then(
      (more) => replace({ ...state, findings: { ...findings, pages: [...findings.pages, ...more.pages] } }),
      () => replace({ step: "failed" }),
    );
  };
  return {
    state: wanted !== "" && state.step === "idle" ? { step: "searching" } : state,
    showMore,
    retry: () => setAttempt(attempt + 1),
  };
}
