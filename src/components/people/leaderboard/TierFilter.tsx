import { useId } from "react";
import { tiers } from "../../../domain/ratings/tiers";
import { Text } from "../../ui/Text";
import * as styles from "../directory/MemberFilters.module.css";

interface TierFilterProps {
  /** The key of a tier; empty for all. */
  readonly tier: string;
  readonly onChoose: (tier: string) => void;
}

/** Narrows the leaderboard to a tier of the highest rating. */
export function TierFilter({ tier, onChoose }: TierFilterProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        Tier
      </label>
      <select id={id} value={tier} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All Tiers</option>
        {[...tiers].reverse().map(({ key, title }) => (
          <Text as="option" key={key} value={key}>
            {title}
          </Text>
        ))}
      </select>
    </div>
  );
}
