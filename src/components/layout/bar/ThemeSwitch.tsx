import { useTheme } from "../../../hooks/useTheme";
import { Icon } from "../../ui/Icon";
import * as styles from "./ThemeSwitch.module.css";

const tips = { light: "Switch to the dark theme", dark: "Switch to the light theme" };

/** Switches between light and dark; the choice is remembered on the device. Its style sheet knows which icon is right. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Dark theme"
      aria-pressed={theme && theme === "dark"}
      data-tip={theme ? tips[theme] : "Switch the theme"}
      data-early="theme"
      onClick={() => choose(theme === "dark" ? "light" : "dark")}
    >
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
