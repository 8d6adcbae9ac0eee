import { LabelledFacts } from "../content/facts/LabelledFacts";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

export interface Stat {
  readonly value: string;
  readonly label: string;
}

/** The club in four numbers. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section aria-label={t("The club in numbers")} className="container">
      <LabelledFacts facts={stats} className={styles.stats} />
    </section>
  );
}
