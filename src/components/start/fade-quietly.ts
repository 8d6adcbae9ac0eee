import { listen } from "./start-events";

/**
 * Browsers skip a fade between pages when they can't continue it, such as when the window is resized. They report that
 * as an error, some before a script can catch it, although readers notice nothing.
 */
export function fadeQuietly(): void {
  listen(["unhandledrejection"], (event) => {
    const { reason }: Partial<PromiseRejectionEvent> = event;
    // How Chromium reports it: `AbortError: Transition was skipped`.
    if (/\wError: Transition /.test(String(reason))) event.preventDefault();
  });
}
