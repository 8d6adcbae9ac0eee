import { Fragment, memo } from "react";
import type { Mark } from "../../domain/problems/marks";
import { SiteLink } from "../navigation/SiteLink";
import { type OwnMarks, ProblemRow } from "../problems/ProblemRow";
import { ActionName } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./sheets.module.css";

export interface ListedProblem extends Omit<Queries.SheetProblemFragment, "source"> {
  /** Its number in the sheet, from 1. */
  readonly number: number;
  readonly source: string;
  readonly key: string;
}

export function problemId({ number }: Pick<ListedProblem, "number">): string {
  return `problem-${number}`;
}

interface SheetProblemProps {
  readonly problem: ListedProblem;
  readonly mark: Mark | undefined;
  /**
   * Must be the same function in each render, since a sheet may have hundreds of problems, of which a press changes
   * one.
   */
  readonly onMark: OwnMarks["onMark"];
  /** True if no heading shows its topic. */
  readonly showsTopic: boolean;
}

export const SheetProblem = memo(function SheetProblem({ problem, mark, onMark, showsTopic }: SheetProblemProps) {
  const { title, source, topic, starred, hint, solution, editorial, note } = problem;
  const facts = [source, showsTopic ? topic : null, note].flatMap((fact) => fact || []);
  return (
    <ProblemRow
      id={problemId(problem)}
      problem={{ ...problem, hint: hint?.html ?? null, solution: solution?.html ?? null }}
      mark={mark}
      onMark={onMark}
    >
      {starred && (
        <span className={styles.star}>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{t("recommended")}</span>{" "}
        </span>
      )}
      {/* The spaces keep the words apart in the search. */}
      {facts.map((fact, index) => (
        <Fragment key={index}>
          <Text as="span" className={styles.fact}>
            {fact}
          </Text>{" "}
        </Fragment>
      ))}
      {editorial && (
        <SiteLink to={editorial} className={styles.editorial}>
          <ActionName text={t("Editorial<hidden>: <name/></hidden>")} name={title} />
        </SiteLink>
      )}
    </ProblemRow>
  );
});
