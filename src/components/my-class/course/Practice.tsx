import type { ReactNode } from "react";
import type { PracticeProblem } from "../../../domain/my-class/course";
import { isSolvedIn, type SolvedRecord } from "../../../domain/my-class/solved-record";
import { TextLink } from "../../navigation/SiteLink";
import { ActionName } from "../../ui/Sentence";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { t } from "../../../words/t";
import * as styles from "./Practice.module.css";

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
          const { title, url, difficulty, hint, solution } = problem;
          const isKnown = record !== undefined && isSolvedIn(record, problem);
          return (
            <li key={index} className={styles.problem}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={isKnown || solved.includes(url)}
                  disabled={isKnown}
                  onChange={({ currentTarget }) => onSolve(url, currentTarget.checked)}
                />
                <ActionName text={t("<hidden>Solved: <name/></hidden>")} name={title} />
              </label>
              <TextLink to={url}>{title}</TextLink>
              {difficulty && <Tag>{difficulty}</Tag>}
              {isKnown && <Tag tone="accent">{t("Solved on Codeforces")}</Tag>}
              {hint && <Answer words={t("Hint<hidden>: <name/></hidden>")} problem={title} html={hint} />}
              {solution && <Answer words={t("Solution<hidden>: <name/></hidden>")} problem={title} html={solution} />}
            </li>
          );
        })}
      </ul>
      {children}
    </Section>
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
