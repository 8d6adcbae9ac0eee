import { fadeQuietly } from "../../../../src/components/start/fade-quietly";

/** True if the browser reports the rejection of a promise that nothing waits for. */
function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  return window.dispatchEvent(event);
}

beforeAll(fadeQuietly);

test.each([
  "Transition was aborted because of invalid state. Viewport size changed",
  "Transition was aborted because of invalid state. ViewTransition opt-in disabled",
  "Transition was skipped",
])("a fade that the browser has ended is no error: %s", (message) => {
  expect(isReported(new DOMException(message, "InvalidStateError"))).toBe(false);
});

test.each([new DOMException("The operation was aborted", "AbortError"), new Error("Transition was lost"), undefined])(
  "every other failure is reported: %s",
  (reason) => {
    expect(isReported(reason)).toBe(true);
  },
);
