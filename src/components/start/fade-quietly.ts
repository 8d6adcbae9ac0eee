import { listen } from "./start-events";

/** How Chromium begins to say that it ended a fade from page to page. */
const ended = /\wError: Transition /;

/**
 * Browsers end a fade from page to page whenever they can't go on with it, such as when the window changes its size. They
 * report that as an error, some before any script could get hold of the fade, though the reader misses nothing.
 */
export function fadeQuietly(): void {
  listen(["unhandledrejection"], (event) => {
    const { reason }: Partial<PromiseRejectionEvent> = event;
    // A `DOMException`, whose name the message follows.
    if (ended.test(String(reason))) event.preventDefault();
  });
}
