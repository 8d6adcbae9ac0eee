import { useState } from "react";
import { isShortcutOn, setShortcut } from "./shortcut";
import * as styles from "./SearchPalette.module.css";

/** Switches the one-character shortcut off, for people who use speech input (WCAG 2.1.4). */
export function ShortcutSwitch() {
  const [isOn, setOn] = useState(isShortcutOn);
  return (
    <label className={styles.shortcut}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setShortcut(event.target.checked);
          setOn(event.target.checked);
        }}
      />{" "}
      <span>
        <kbd>/</kbd> opens the search
      </span>
    </label>
  );
}
