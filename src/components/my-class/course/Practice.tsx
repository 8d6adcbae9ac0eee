import type { CourseModule, PracticeProblem } from "../../../domain/my-class/course";
import { codeforcesProblemOf, problemKey } from "../../../domain/problems/problem-key";
import { routes } from "../../../domain/routes";
import { TextLink } from "../../navigation/SiteLink";
import { Sentence } from "../../ui/Sentence";
import { type OwnMarks, ProblemRow } from "../../problems/ProblemRow";
import { Section } from "../../ui/Section";
import { t } from "../../../words/t";
import * as styles from "../../problems/problems.module.css";

interface PracticeProps {
  readonly problems: readonly PracticeProblem[];
  /** The sheet that some of them are from. */
  readonly sheet: CourseModule["sheet"];
  readonly own: OwnMarks;
}

/** The problems of a module. Readers tick them off, unless Codeforces already says that they are solved. */
export function Practice({ problems, sheet, own }: PracticeProps) {
  return (
    <Section title={t("Practice")}>
      <ul role="list" className={styles.problems}>
        {problems.map((problem, index) => (
          <ProblemRow key={index} problem={problem} mark={own.marks.get(problemKey(problem.url))} onMark={own.onMark} />
        ))}
      </ul>
      {sheet && (
        <p>
          <Sentence
            text={t("From the problem sheet <sheet/>")}
            parts={{ sheet: <TextLink to={routes.item("sheets", sheet.id)}>{sheet.title}</TextLink> }}
          />
        </p>
      )}
      {problems.some(({ url }) => codeforcesProblemOf(url)) && own.askCodeforces}
    </Section>
  );
}
