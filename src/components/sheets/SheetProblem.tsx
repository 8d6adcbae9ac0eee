import { SiteLink } from "../navigation/SiteLink";
import { type OwnMarks, ProblemRow } from "../problems/ProblemRow";
import { ActionName } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./sheets.module.css";

export interface ListedProblem extends Omit<Queries.SheetProblemFragment, "source"> {
  /** Its place in the sheet, from 1. */
  readonly number: number;
  readonly source: string;
}

export function problemId({ number }: Pick<ListedProblem, "number">): string {
  return `problem-${number}`;
}

interface SheetProblemProps {
  readonly problem: ListedProblem;
  readonly own: OwnMarks;
  /** True where no heading says its topic. */
  readonly showsTopic: boolean;
}

export function SheetProblem({ problem, own, showsTopic }: SheetProblemProps) {
  const { title, source, topic, starred, hint, solution, editorial, note } = problem;
  const facts = [source, showsTopic ? topic : null, note].flatMap((fact) => fact || []);
  return (
    <ProblemRow
      id={problemId(problem)}
      problem={{ ...problem, hint: hint?.html ?? null, solution: solution?.html ?? null }}
      own={own}
    >
      {starred && (
        <span className={styles.star}>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{t("recommended")}</span>
        </span>
      )}
      {facts.map((fact, index) => (
        <Text key={index} as="span" className={styles.fact}>
          {fact}
        </Text>
      ))}
      {editorial && (
        <SiteLink to={editorial} className={styles.editorial}>
          <ActionName text={t("Editorial<hidden>: <name/></hidden>")} name={title} />
        </SiteLink>
      )}
    </ProblemRow>
  );
}
