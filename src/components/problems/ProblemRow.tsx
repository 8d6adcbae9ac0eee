import type { ReactNode } from "react";
import { TextLink } from "../navigation/SiteLink";
import { Prose } from "../ui/Prose";
import { ActionName } from "../ui/Sentence";
import { Tag } from "../ui/Tag";
import { t } from "../../words/t";
import * as styles from "./problems.module.css";

/** The hint and the solution as HTML. */
interface ShownProblem {
  readonly title: string;
  readonly url: string;
  readonly difficulty?: string | null;
  readonly hint?: string | null;
  readonly solution?: string | null;
}

interface ProblemRowProps {
  readonly problem: ShownProblem;
  /** True if it is solved: the row is quieter. */
  readonly isDone?: boolean;
  /** What marks it, before its title. */
  readonly mark?: ReactNode;
  /** What else there is to say in its line. */
  readonly children?: ReactNode;
}

/** A problem of a lesson or of a sheet; its hint and its solution fold out below it. */
export function ProblemRow({ problem, isDone = false, mark, children }: ProblemRowProps) {
  const { title, url, difficulty, hint, solution } = problem;
  return (
    <li className={styles.problem} data-done={isDone || undefined}>
      {mark}
      <TextLink to={url}>{title}</TextLink>
      {difficulty && <Tag>{difficulty}</Tag>}
      {children}
      {hint && <Answer words={t("Hint<hidden>: <name/></hidden>")} problem={title} html={hint} />}
      {solution && <Answer words={t("Solution<hidden>: <name/></hidden>")} problem={title} html={solution} />}
    </li>
  );
}

interface AnswerProps {
  readonly words: string;
  readonly problem: string;
  readonly html: string;
}

/** What a reader may not want to see yet. */
function Answer({ words, problem, html }: AnswerProps) {
  return (
    <details className={styles.answer}>
      <summary>
        <ActionName text={words} name={problem} />
      </summary>
      <Prose html={html} copiesCode />
    </details>
  );
}
