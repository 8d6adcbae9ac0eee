import { useState } from "react";
import { Icon } from "../ui/Icon";
import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import { Text } from "../ui/Text";
import { useLanguageOf } from "../../hooks/page-context";
import { t } from "../../words/t";
import * as styles from "./Terminal.module.css";

/** The style sheet can't count further than this; a longer text is not animated. */
const MOST_LINES = 16;

/** 11 as `8 2 1`, which the style sheet adds up. */
function powersIn(number: number): string {
  return [8, 4, 2, 1].filter((power) => Math.floor(number / power) % 2 === 1).join(" ");
}

/**
 * A terminal that prints its lines again and again (docs/behaviour.md#home-page), animated by its style sheet; only its
 * button needs a script. To screen readers it is one picture. Readers who asked for less motion see all lines at once.
 */
export function Terminal({ lines }: { readonly lines: readonly string[] }) {
  const [isPaused, setPaused] = useState(false);
  const languageOf = useLanguageOf();
  const isMoving = lines.length <= MOST_LINES;
  return (
    <TerminalWindow
      program="bash"
      action={
        isMoving && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={isPaused ? t("Play") : t("Pause")}
            data-tip={isPaused ? t("Play") : t("Pause")}
            onClick={() => setPaused(!isPaused)}
          >
            <Icon name={isPaused ? "play" : "pause"} />
          </button>
        )
      }
    >
      <div
        role="img"
        aria-label={t("A terminal: {lines}", { lines: lines.join(" ") })}
        {...languageOf(lines.join(" "))}
        className={styles.lines}
        data-lines={isMoving ? powersIn(lines.length - 1) : undefined}
        data-paused={isPaused || undefined}
      >
        {lines.map((line, index) => (
          <Text as="div" key={index} className={line.startsWith("$") ? styles.command : styles.line}>
            {line}
          </Text>
        ))}
      </div>
    </TerminalWindow>
  );
}
