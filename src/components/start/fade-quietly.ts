import { listen } from "./start-events";

/**
 * Browsers end a fade from page to page whenever they can't go on with it, such as when the window changes its size. They
 * report that as an error, some before any script could get hold of the fade, though the reader misses nothing.
 */
export function fadeQuietly(): void {
  listen(["unhandledrejection"], (event) => {
    const { reason }: Partial<PromiseRejectionEvent> = event;
    // As Chromium says that it ended a fade: `AbortError: Transition was skipped`.
    if (/\wError: Transition /.test(String(reason))) event.preventDefault();
  });
}
