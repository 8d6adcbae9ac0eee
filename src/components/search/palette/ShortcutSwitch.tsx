import { useState } from "react";
import { isShortcutOn, setShortcut } from "./shortcut";
import * as styles from "./SearchPalette.module.css";

/** Switches the shortcut of one character off, as people need who speak to their computer (WCAG 2.1.4). */
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
