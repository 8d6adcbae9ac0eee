import * as buttons from "./button.module.css";
import * as styles from "./ChoiceButtons.module.css";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceButtonsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Buttons for the views of a page; hidden without JavaScript. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={buttons.button}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
