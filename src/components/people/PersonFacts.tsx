import type { ReactNode } from "react";
import * as styles from "./PersonFacts.module.css";

export interface PersonFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known about a person, each with a label. */
export function PersonFacts({ facts }: { readonly facts: readonly PersonFact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return known.length === 0 ? null : (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
