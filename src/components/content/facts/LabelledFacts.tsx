import type { ReactNode } from "react";
import { LinkedText } from "../../navigation/LinkedText";
import { Text } from "../../ui/Text";
import * as styles from "./LabelledFacts.module.css";

export interface LabelledFact {
  readonly label: string;
  /** Undefined if unknown: the fact is left out. */
  readonly value: ReactNode;
}

interface LabelledFactsProps {
  readonly facts: readonly LabelledFact[];
  /** How they look; absent: under their labels, side by side. */
  readonly className?: string | undefined;
}

export function LabelledFacts({ facts, className = styles.facts }: LabelledFactsProps) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== "");
  return known.length === 0 ? null : (
    <dl className={className}>
      {known.map(({ label, value }) => (
        <div key={label}>
          {/* The space separates the words in copied text and for the search. */}
          <Text as="dt">{`${label} `}</Text>
          {typeof value === "string" ? <LinkedText as="dd">{value}</LinkedText> : <dd>{value}</dd>}
        </div>
      ))}
    </dl>
  );
}
