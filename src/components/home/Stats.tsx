import * as styles from "./Stats.module.css";

export interface Stat {
  readonly value: string;
  readonly label: string;
}

/** The club in four numbers. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section aria-label="The club in numbers" className="container">
      <dl className={styles.stats}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
