import { useCallback, useMemo } from "react";
import { problemKey } from "../../domain/problems/problem-key";
import { filteredProblems, sheetAddress, sheetFilterIn, sourceOf } from "../../domain/problems/sheet-filter";
import { topicsOf } from "../../domain/problems/sheets";
import { startWhen } from "../../domain/start/start-when";
import { groupedByWord } from "../../domain/text/grouped-by-word";
import { useAddressState } from "../../hooks/useAddressState";
import { AddressDependent } from "../content/AddressDependent";
import { GroupedList } from "../content/GroupedList";
import { EmptyState } from "../content/states/EmptyState";
import type { OwnMarks } from "../problems/ProblemRow";
import { printSheet } from "./print-sheet";
import { SheetFilters } from "./SheetFilters";
import { type ListedProblem, problemId, SheetProblem } from "./SheetProblem";
import { SolvedCount, TopicProgress } from "./TopicProgress";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as list from "../problems/problems.module.css";
import * as styles from "./sheets.module.css";

interface SheetProblemsProps {
  readonly problems: readonly Queries.SheetProblemFragment[];
  readonly own: OwnMarks;
}

/** The problems of a sheet by topic, or those that match the address. */
export function SheetProblems({ problems, own }: SheetProblemsProps) {
  const all = useMemo(
    () =>
      problems.map((problem, index): ListedProblem => ({
        ...problem,
        number: index + 1,
        source: sourceOf(problem),
        key: problemKey(problem.url),
      })),
    [problems],
  );
  const topics = useMemo(() => topicsOf(all), [all]);
  const read = useCallback((address: string) => sheetFilterIn(address, all), [all]);
  const { state: filter, type, choose } = useAddressState(read, sheetAddress);
  const { marks } = own;
  const shown = useMemo(() => filteredProblems(all, filter, marks), [all, filter, marks]);
  if (all.length === 0) return <EmptyState title={t("No problems yet")}>{t("Come back soon.")}</EmptyState>;
  const next = shown.find(({ key }) => marks.get(key)?.state !== "solved");
  // A sheet about one thing is one list, as is a sorted one.
  const isOneList = filter.sort !== "" || (topics.length === 1 && all.every(({ topic }) => topic));
  return (
    <AddressDependent reads={["topic", "source", "difficulty", "starred", "state", "sort", "q"]}>
      <div className={styles.sheet}>
        <div className={styles.own}>
          <SolvedCount problems={all} marks={marks} />
          <div className={buttons.row}>
            {next && (
              <a className={buttons.primary} href={`#${problemId(next)}`} {...startWhen("intent")}>
                {t("Next unsolved")}
              </a>
            )}
            <button type="button" className={buttons.scripted} onClick={() => printSheet(false)}>
              {t("Print")}
            </button>
            {all.some(({ hint }) => hint) && (
              <button type="button" className={buttons.scripted} onClick={() => printSheet(true)}>
                {t("Print with hints")}
              </button>
            )}
          </div>
          {own.askCodeforces}
        </div>
        {topics.length > 1 && (
          <TopicProgress
            topics={topics}
            problems={all}
            marks={marks}
            chosen={filter.topic}
            onChoose={(topic) => choose({ topic })}
          />
        )}
        {all.length > 1 && (
          <SheetFilters problems={all} filter={filter} onType={type} onChoose={(change) => choose(change)} />
        )}
        <p role="status" className="visually-hidden">
          {shown.length < all.length &&
            t("{count, plural, one {# problem} other {# problems}}", { count: shown.length })}
        </p>
        {shown.length === 0 && (
          <EmptyState title={t("No problems found")}>
            <button type="button" className={buttons.button} onClick={() => choose(sheetFilterIn("", all))}>
              {t("Show all problems")}
            </button>
          </EmptyState>
        )}
        {/* Readers who scroll on see what they have solved. */}
        <div {...startWhen("visible")}>
          <GroupedList
            groups={isOneList ? [{ word: null, items: shown }] : groupedByWord(shown, ({ topic }) => topic, topics)}
            others={t("Other problems")}
            className={list.problems}
          >
            {(problem) => (
              <SheetProblem
                key={problem.number}
                problem={problem}
                mark={marks.get(problem.key)}
                onMark={own.onMark}
                showsTopic={isOneList}
              />
            )}
          </GroupedList>
        </div>
      </div>
    </AddressDependent>
  );
}
