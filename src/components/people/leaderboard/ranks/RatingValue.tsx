import { tierOf } from "../../../../domain/ratings/tiers";
import * as styles from "./RatingValue.module.css";

interface RatingValueProps {
  readonly label: string;
  /** Undefined if it is not known. */
  readonly rating: number | undefined;
}

/** A rating in the colour of its tier, with as many bars beside it as the tier is high. */
export function RatingValue({ label, rating }: RatingValueProps) {
  const { level } = tierOf(rating ?? 0);
  return (
    <span className={styles.value} data-tier={level}>
      <span className={styles.label}>{label}</span>{" "}
      <span className={styles.number}>{rating === undefined ? "–" : rating}</span>
      <span className={styles.bars} aria-hidden="true" />
    </span>
  );
}
