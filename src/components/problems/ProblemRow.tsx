import type { ReactNode } from "react";
import type { Mark, Marks } from "../../domain/problems/marks";
import { TextLink } from "../navigation/SiteLink";
import { Prose } from "../ui/Prose";
import { ActionName } from "../ui/Sentence";
import { Tag } from "../ui/Tag";
import { t } from "../../words/t";
import * as styles from "./problems.module.css";

/** What a reader has marked, and how they change it. */
export interface OwnMarks {
  readonly marks: Marks;
  /** Without a state, the mark is removed. */
  readonly onMark: (link: string, state: string | undefined) => void;
  /** Asks Codeforces; absent for members without a handle. */
  readonly askCodeforces?: ReactNode;
}

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
  readonly mark: Mark | undefined;
  readonly onMark: OwnMarks["onMark"];
  readonly id?: string | undefined;
  /** Further content of its line. */
  readonly children?: ReactNode;
}

/** A problem of a lesson or of a sheet with its mark; its hint and its solution open below it. */
export function ProblemRow({ problem, mark, onMark, id, children }: ProblemRowProps) {
  const { title, url, difficulty, hint, solution } = problem;
  const isSolved = mark?.state === "solved";
  const isKnown = isSolved && mark.by === "codeforces";
  const toggle = (state: string) => onMark(url, mark?.state === state ? undefined : state);
  return (
    <li id={id} className={styles.problem} data-done={isSolved || undefined}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isSolved} disabled={isKnown} onChange={() => toggle("solved")} />
        <ActionName text={t("<hidden>Solved: <name/></hidden>")} name={title} />
      </label>{" "}
      <div className={styles.facts}>
        <TextLink to={url} className={styles.title}>
          {title}
        </TextLink>{" "}
        {difficulty && <Tag>{difficulty}</Tag>} {isKnown && <Tag tone="accent">{t("Solved on Codeforces")}</Tag>}{" "}
        {children}
      </div>{" "}
      <button
        type="button"
        className={styles.again}
        aria-pressed={mark?.state === "again"}
        onClick={() => toggle("again")}
      >
        <ActionName text={t("Again<hidden>: <name/></hidden>")} name={title} />
      </button>
      {(hint ?? solution) && (
        <div className={styles.answers}>
          {hint && <Answer words={t("Hint<hidden>: <name/></hidden>")} problem={title} html={hint} isHint />}
          {solution && <Answer words={t("Solution<hidden>: <name/></hidden>")} problem={title} html={solution} />}
        </div>
      )}
    </li>
  );
}

interface AnswerProps {
  readonly words: string;
  readonly problem: string;
  readonly html: string;
  readonly isHint?: boolean;
}

/** Text that a reader may not want to see yet. */
function Answer({ words, problem, html, isHint }: AnswerProps) {
  return (
    <details className={styles.answer} data-hint={isHint}>
      <summary>
        <ActionName text={words} name={problem} />
      </summary>
      <Prose html={html} copiesCode />
    </details>
  );
}
