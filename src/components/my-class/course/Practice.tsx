import type { ReactNode } from "react";
import type { PracticeProblem } from "../../../domain/my-class/course";
import { isSolvedIn, type SolvedRecord } from "../../../domain/my-class/solved-record";
import { ProblemRow } from "../../problems/ProblemRow";
import { ActionName } from "../../ui/Sentence";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { t } from "../../../words/t";
import * as styles from "../../problems/problems.module.css";

interface PracticeProps {
  readonly problems: readonly PracticeProblem[];
  readonly solved: readonly string[];
  readonly record: SolvedRecord | undefined;
  readonly onSolve: (link: string, isDone: boolean) => void;
  readonly children?: ReactNode;
}

/** The problems of a module. Readers tick them off, unless Codeforces has said that they are solved. */
export function Practice({ problems, solved, record, onSolve, children }: PracticeProps) {
  return (
    <Section title={t("Practice")}>
      <ul role="list" className={styles.problems}>
        {problems.map((problem, index) => {
          const { title, url } = problem;
          const isKnown = record !== undefined && isSolvedIn(record, problem);
          return (
            <ProblemRow
              key={index}
              problem={problem}
              mark={
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={isKnown || solved.includes(url)}
                    disabled={isKnown}
                    onChange={({ currentTarget }) => onSolve(url, currentTarget.checked)}
                  />
                  <ActionName text={t("<hidden>Solved: <name/></hidden>")} name={title} />
                </label>
              }
            >
              {isKnown && <Tag tone="accent">{t("Solved on Codeforces")}</Tag>}
            </ProblemRow>
          );
        })}
      </ul>
      {children}
    </Section>
  );
}
