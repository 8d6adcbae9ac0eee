import { useMemo } from "react";
import type { Marks } from "../../domain/problems/marks";
import { groupedByWord } from "../../domain/text/grouped-by-word";
import { isSameWord } from "../../domain/text/same-word";
import { useInteractive } from "../../hooks/useNow";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./sheets.module.css";

interface TopicProgressProps {
  readonly topics: readonly string[];
  readonly problems: readonly { readonly topic: string | null; readonly key: string }[];
  readonly marks: Marks;
  readonly chosen: readonly string[];
  readonly onChoose: (topics: readonly string[]) => void;
}

/** How much of each topic is solved; pressing topics filters the sheet. */
export function TopicProgress({ topics, problems, marks, chosen, onChoose }: TopicProgressProps) {
  const groups = useMemo(() => groupedByWord(problems, ({ topic }) => topic, topics), [problems, topics]);
  return (
    <ul role="list" className={styles.topics} aria-label={t("Topics")}>
      {groups.map(({ word: topic, items }) => {
        if (topic === null) return null;
        const others = chosen.filter((each) => !isSameWord(each, topic));
        const isChosen = others.length < chosen.length;
        return (
          <li key={topic}>
            <button
              type="button"
              className={styles.topic}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? others : [...others, topic])}
            >
              <Text as="strong">{topic}</Text>
              <SolvedCount problems={items} marks={marks} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface SolvedCountProps {
  readonly problems: readonly { readonly key: string }[];
  readonly marks: Marks;
}

/** How many problems are solved, in words and as a bar. The HTML only has the total number. */
export function SolvedCount({ problems, marks }: SolvedCountProps) {
  const isInteractive = useInteractive();
  const total = problems.length;
  const done = problems.filter(({ key }) => marks.get(key)?.state === "solved").length;
  return (
    <span className={styles.count}>
      <span>
        {isInteractive
          ? t("{done, number} of {total, number} solved", { done, total })
          : t("{count, plural, one {# problem} other {# problems}}", { count: total })}
      </span>
      <progress className={styles.bar} value={done} max={total} aria-hidden="true" />
    </span>
  );
}
