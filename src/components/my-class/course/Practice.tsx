import type { ReactNode } from "react";
import type { PracticeProblem } from "../../../domain/my-class/course";
import { isSolvedIn, type SolvedRecord } from "../../../domain/my-class/solved-record";
import { SiteLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { Text } from "../../ui/Text";
import * as styles from "./Practice.module.css";

interface PracticeProps {
  readonly problems: readonly PracticeProblem[];
  /** The links of those that are solved. */
  readonly solved: readonly string[];
  /** The last answer of Codeforces about the reader. */
  readonly record: SolvedRecord | undefined;
  readonly onSolve: (link: string, isDone: boolean) => void;
  /** Shown below the problems. */
  readonly children?: ReactNode;
}

/** The problems of a module. Readers tick them off, unless Codeforces has said that they are solved. */
export function Practice({ problems, solved, record, onSolve, children }: PracticeProps) {
  return (
    <Section title="Practice">
      <ul role="list" className={styles.problems}>
        {problems.map((problem, index) => {
          const { title, url } = problem;
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
                <span className="visually-hidden">
                  {"Solved: "}
                  <Text>{title}</Text>
                </span>
              </label>
              <SiteLink to={url}>
                <Text>{title}</Text>
              </SiteLink>
              {isKnown && <Tag tone="accent">Solved on Codeforces</Tag>}
            </li>
          );
        })}
      </ul>
      {children}
    </Section>
  );
}
