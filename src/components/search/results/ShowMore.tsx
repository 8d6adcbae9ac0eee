import { useLayoutEffect, useRef } from "react";
import { groupDigits } from "../../../domain/text/amounts";
import * as buttons from "../../ui/controls/button.module.css";

interface ShowMoreProps {
  readonly shown: number;
  readonly left: number;
  readonly onMore: () => void;
}

/** A button that brings the next results. The last ones replace it, and the first of them takes its focus. */
export function ShowMore({ shown, left, onMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement !== element) return;
      queueMicrotask(() => {
        if (element?.isConnected === false) document.querySelectorAll<HTMLElement>("[data-result]")[shown]?.focus();
      });
    };
  }, [shown]);
  return (
    <button ref={button} type="button" className={buttons.button} onClick={onMore}>
      Show more ({groupDigits(left)} left)
    </button>
  );
}
