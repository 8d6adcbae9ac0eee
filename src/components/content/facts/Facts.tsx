import type { ReactNode } from "react";
import { LinkedText } from "../../navigation/LinkedText";
import { Icon, type IconName } from "../../ui/Icon";
import * as styles from "./Facts.module.css";

export interface Fact {
  readonly icon: IconName;
  readonly label: string;
  readonly value: ReactNode;
  /** True if its label is shown, because the value does not explain itself. */
  readonly isNamed?: boolean;
}

/** Date, time, venue and so on, each with a label for those who can't see the icons. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, value, isNamed = false }) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon name={icon} />
            <span className={isNamed ? styles.label : "visually-hidden"}>{label}</span>
          </dt>
          {typeof value === "string" ? <LinkedText as="dd">{value}</LinkedText> : <dd>{value}</dd>}
        </div>
      ))}
    </dl>
  );
}
