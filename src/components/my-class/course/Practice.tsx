import type { PracticeProblem } from "../../../domain/my-class/course";
import { codeforcesProblemOf } from "../../../domain/problems/problem-key";
import { type OwnMarks, ProblemRow } from "../../problems/ProblemRow";
import { Section } from "../../ui/Section";
import { t } from "../../../words/t";
import * as styles from "../../problems/problems.module.css";

interface PracticeProps {
  readonly problems: readonly PracticeProblem[];
  readonly own: OwnMarks;
}

/** The problems of a module. Readers tick them off, unless Codeforces already says that they are solved. */
export function Practice({ problems, own }: PracticeProps) {
  return (
    <Section title={t("Practice")}>
      <ul role="list" className={styles.problems}>
        {problems.map((problem, index) => (
          <ProblemRow key={index} problem={problem} own={own} />
        ))}
      </ul>
      {problems.some(({ url }) => codeforcesProblemOf(url)) && own.askCodeforces}
    </Section>
  );
}
