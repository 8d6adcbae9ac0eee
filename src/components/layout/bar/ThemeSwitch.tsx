import { useTheme } from "../../../hooks/useTheme";
import { Icon } from "../../ui/Icon";
import * as styles from "./ThemeSwitch.module.css";

/** Switches between light and dark; the choice is remembered on the device. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Dark theme"
      aria-pressed={theme === "dark"}
      title={theme === "dark" ? "Switch to the light theme" : "Switch to the dark theme"}
      onClick={() => choose(theme === "dark" ? "light" : "dark")}
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}
