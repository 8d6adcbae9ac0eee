import * as styles from "./RatingChange.module.css";

/** How much a rating has moved since the snapshot; its room stays free where that is not known. */
export function RatingChange({ change }: { readonly change: number | undefined }) {
  if (change === undefined) return null;
  const direction = change > 0 ? "up" : change < 0 ? "down" : "same";
  return (
    <span className={styles.change} data-direction={direction}>
      <span aria-hidden="true">{`${signs[direction]} ${Math.abs(change)}`}</span>
      <span className="visually-hidden">{words[direction](Math.abs(change))}</span>
    </span>
  );
}

const signs = { up: "▲", down: "▼", same: "=" };

const words = {
  up: (points: number) => `${points} more than in the snapshot`,
  down: (points: number) => `${points} less than in the snapshot`,
  same: () => "as in the snapshot",
};
