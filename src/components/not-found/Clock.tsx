import { useSyncExternalStore } from "react";
import { clockText } from "../../domain/time/clock-text";

function everySecond(update: () => void): () => void {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
}

/** The reader's own time, to the second; not read out while it runs. */
export function Clock() {
  const time = useSyncExternalStore(
    everySecond,
    () => clockText(new Date()),
    () => "--:--:--",
  );
  return (
    <time role="timer" aria-live="off">
      {time}
    </time>
  );
}
