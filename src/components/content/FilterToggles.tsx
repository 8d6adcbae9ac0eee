import { Text } from "../ui/Text";
import * as styles from "./FilterChoices.module.css";

interface FilterTogglesProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** A row of choices, any number of which can be pressed. */
export function FilterToggles({ label, choices, chosen, onChoose }: FilterTogglesProps) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul role="list" className={styles.choices}>
        {choices.map(({ value, text }) => {
          const isChosen = chosen.includes(value);
          const others = chosen.filter((each) => each !== value);
          return (
            <li key={value}>
              <button
                type="button"
                className={isChosen ? styles.chosen : styles.choice}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? others : [...others, value])}
              >
                <Text>{text}</Text>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
