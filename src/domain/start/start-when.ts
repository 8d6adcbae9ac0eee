/**
 * When a part of a page needs the application, which pages otherwise do without (docs/loading.md): at once, once the
 * page has loaded, when the part comes into view, or when a reader is about to use it.
 */
export type StartWay = "load" | "idle" | "visible" | "intent";

/** What must be so besides: the address has a query or fragment, or the device keeps an entry of this name. */
export type StartCondition = "address" | `stored:${string}`;

/** What an element says in the HTML so that the application comes when it is needed. */
export function startWhen(way: StartWay, condition?: StartCondition) {
  return { "data-start": way, ...(condition !== undefined && { "data-start-if": condition }) };
}

/**
 * What an element says whose words depend on the present: readers after that instant get the application, as do those
 * whose clock is before the build. Without an instant the words stay true.
 */
export function trueUntil(instant: Date | undefined) {
  return { "data-true-until": instant?.toISOString() ?? "" };
}
