import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import * as styles from "./terminal.module.css";

const steps = ["Register as a member", "Wait for approval", "Open the invitation"];

/** The steps to get access. */
export function DiscordAccess() {
  return (
    <TerminalWindow title="discord">
      <p className={styles.command} aria-hidden="true">
        $ cat ACCESS
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>Discord access requires club membership registration and approval</p>
    </TerminalWindow>
  );
}
