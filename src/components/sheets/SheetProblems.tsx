import { noMarks } from "../../domain/problems/marks";
import { judgeName } from "../../domain/problems/problem-key";
import { topicsOf } from "../../domain/problems/sheets";
import { groupedByWord } from "../../domain/text/grouped-by-word";
import { EmptyState } from "../content/states/EmptyState";
import { GroupedList } from "../content/GroupedList";
import { SiteLink } from "../navigation/SiteLink";
import { ProblemRow } from "../problems/ProblemRow";
import { ActionName } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as list from "../problems/problems.module.css";
import * as styles from "./sheets.module.css";

type Problem = Queries.SheetProblemFragment;

/** The problems of a sheet under their topics. */
export function SheetProblems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return <EmptyState title={t("No problems yet")}>{t("Come back soon.")}</EmptyState>;
  return (
    <GroupedList
      groups={groupedByWord(problems, ({ topic }) => topic, topicsOf(problems))}
      others={t("Other problems")}
      className={list.problems}
    >
      {(problem) => <SheetProblem key={problem.url} problem={problem} />}
    </GroupedList>
  );
}

function SheetProblem({ problem }: { readonly problem: Problem }) {
  const { title, url, source, starred, hint, solution, editorial, note } = problem;
  return (
    <ProblemRow
      own={{ marks: noMarks, onMark: () => undefined }}
      problem={{ ...problem, hint: hint?.html ?? null, solution: solution?.html ?? null }}
    >
      {starred && (
        <span className={styles.star}>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{t("recommended")}</span>
        </span>
      )}
      <Text as="span" className={styles.source}>
        {source ?? judgeName(url)}
      </Text>
      {note && (
        <Text as="span" className={styles.source}>
          {note}
        </Text>
      )}
      {editorial && (
        <SiteLink to={editorial} className={styles.editorial}>
          <ActionName text={t("Editorial<hidden>: <name/></hidden>")} name={title} />
        </SiteLink>
      )}
    </ProblemRow>
  );
}
