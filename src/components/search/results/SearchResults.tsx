import { type KeyboardEvent, useContext } from "react";
import { textMarks } from "../../../domain/language/language-of";
import type { SearchRequest } from "../../../domain/search/search-address";
import { PageLanguage } from "../../../hooks/page-context";
import { RetryButton } from "../../content/states/FailedPart";
import { Text } from "../../ui/Text";
import { SiteLink } from "../../navigation/SiteLink";
import { arrowSteps } from "../../ui/controls/move-focus";
import type { SearchState } from "../useSiteSearch";
import type { FoundPage } from "../site-search";
import { yearText } from "../../../domain/text/amounts";
import { t } from "../../../words/t";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./SearchResults.module.css";

interface SearchResultsProps {
  readonly state: SearchState;
  readonly onChoose?: () => void;
  readonly onRetry: () => void;
  /** Absent if there are no filters. */
  readonly onClearFilters?: () => void;
}

export function SearchResults({ state, onChoose, onRetry, onClearFilters }: SearchResultsProps) {
  return (
    <>
      <Text as="p" role="status" className={styles.status}>
        {statusText(state)}
      </Text>
      {state.step === "failed" && (
        <div className={styles.hint}>
          <p>{t("The search index could not be loaded. You may be offline.")}</p>
          <RetryButton onRetry={onRetry} />
        </div>
      )}
      {state.step === "found" && state.findings.pages.length > 0 && (
        <ol role="list" className={styles.results}>
          {state.findings.pages.map((page) => (
            <li key={page.path}>
              <SearchResult page={page} onChoose={onChoose} />
            </li>
          ))}
        </ol>
      )}
      {state.step === "found" && state.findings.pages.length === 0 && (
        <div className={styles.hint}>
          <p>{t("Try fewer words, or the beginning of a word.")}</p>
          {onClearFilters && hasFilter(state.request) && (
            <button type="button" className={buttons.button} onClick={onClearFilters}>
              {t("Clear Filters")}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function statusText(state: SearchState): string {
  if (state.step === "searching") return t("Searching…");
  if (state.step === "failed") return t("The search does not work right now.");
  if (state.step !== "found") return "";
  const { total } = state.findings;
  const { query } = state.request;
  if (total === 0) return nothingFound(state.request);
  return t("{count, plural, one {# page} other {# pages}} found for “{query}”.", { count: total, query });
}

function hasFilter({ kind, year }: SearchRequest): boolean {
  return Boolean(kind) || Boolean(year);
}

/** Says what was searched for, and with which filters. */
function nothingFound({ query, kind, year }: SearchRequest): string {
  if (kind && year)
    return t("Nothing found for “{query}” in {kind} from {year}.", { query, kind, year: yearText(year) });
  if (kind) return t("Nothing found for “{query}” in {kind}.", { query, kind });
  if (year) return t("Nothing found for “{query}” from {year}.", { query, year: yearText(year) });
  return t("Nothing found for “{query}”.", { query });
}

interface SearchResultProps {
  readonly page: FoundPage;
  readonly onChoose?: (() => void) | undefined;
}

function SearchResult({ page, onChoose }: SearchResultProps) {
  const { path, title, kind, year, excerpt } = page;
  return (
    <SiteLink to={path} className={styles.result} data-result="" onClick={onChoose}>
      <span className={styles.place}>{[kind, year].filter(Boolean).join(" · ")}</span>
      <Text as="span" className={styles.title}>
        {title}
      </Text>
      <Excerpt parts={excerpt} />
    </SiteLink>
  );
}

/** One element with one direction: separate parts would be reordered on a right-to-left page. */
function Excerpt({ parts }: { readonly parts: FoundPage["excerpt"] }) {
  const page = useContext(PageLanguage);
  return (
    <span className={styles.excerpt} {...textMarks(parts.map(({ text }) => text).join(""), page)}>
      {/* oxlint-disable-next-line house/content-texts -- the language of the whole excerpt is marked */}
      {parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}

/** Lets the arrow keys move from the field through the results and back; other keys work as usual. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowSteps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const field = event.currentTarget.querySelector<HTMLElement>("input");
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>("[data-result]")];
  const at = stops.indexOf(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  if (at < 0 || !stops[at + step]) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
