import { setTimeout as pause } from "node:timers/promises";

/** In ms: less than a test may take, so that a failure says what it was waiting for. */
const LIMIT = 100_000;

/** Waits until a condition is true, which it checks every few ms. */
export async function until(what: string, isSo: () => unknown, interval = 20): Promise<void> {
  const end = Date.now() + LIMIT;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`This did not come true: ${what}`);
    await pause(interval);
  }
}
