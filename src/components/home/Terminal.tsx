import { useTypedLines } from "../../hooks/motion/useTypedLines";
import { Icon } from "../ui/Icon";
import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import * as styles from "./Terminal.module.css";

/**
 * A terminal that prints its lines again and again (docs/behaviour.md#home-page). Screen readers get it
 * as one picture; it can be paused, and does not move for those who asked for less motion.
 */
export function Terminal({ lines }: { readonly lines: readonly string[] }) {
  const { shown, isPaused, canPlay, toggle } = useTypedLines(lines.length);
  return (
    <TerminalWindow
      title="bash"
      action={
        canPlay && (
          <button type="button" className={styles.toggle} aria-label={isPaused ? "Play" : "Pause"} onClick={toggle}>
            <Icon name={isPaused ? "play" : "pause"} />
          </button>
        )
      }
    >
      <div role="img" aria-label={`A terminal: ${lines.join(" ")}`}>
        {lines.map((line, index) => (
          <div
            key={index}
            className={line.startsWith("$") ? styles.command : styles.line}
            data-shown={index < shown || undefined}
            data-line={line}
          >
            {index < shown && line}
          </div>
        ))}
        <div className={styles.cursor}>{"\u00a0"}</div>
      </div>
    </TerminalWindow>
  );
}
