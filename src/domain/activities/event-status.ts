import { eventStatuses } from "../../model/choices";
import { nextChange, endOf, occurrenceAt, scheduleInstants, startsInFuture } from "../time/occurrences";
import { type Schedule, spanOf } from "../time/schedule";
import { t } from "../../words/t";

export type EventStatus = (typeof eventStatuses)[number];

/**
 * The state of an event or workshop at `now`: cancelled if its file says so; otherwise from its dates; without a date,
 * from its file. A repeated one is completed when its last occurrence is over.
 */
export function statusAt(item: Schedule & { readonly status?: string | null }, now: Date): EventStatus | undefined {
  const stated = eventStatuses.find((status) => status === item.status);
  const span = spanOf(occurrenceAt(item, now));
  if (isCancelled(item) || !span) return stated;
  if (now < span.start) return "upcoming";
  return now < span.over ? "ongoing" : "completed";
}

/** True if it has begun, or its first time has; what has no date counts as done, unless it is cancelled. */
export function hasTakenPlace(item: Schedule & { readonly status?: string | null }, now: Date): boolean {
  const span = spanOf(item);
  return !isCancelled(item) && (!span || span.start <= now);
}

/** The next time after `now` at which the state of an event or workshop changes, or it is no longer coming up. */
export function statusChange(item: Schedule & { readonly status?: string | null }, now: Date): Date | undefined {
  if (isCancelled(item)) return undefined;
  return nextChange(scheduleInstants(item), now, (instant) => [statusAt(item, instant), startsInFuture(item, instant)]);
}

/** When an event or workshop is over, with all its repetitions; undefined without a date, and if it does not take place. */
export function lastInstant(activity: Schedule & { readonly status?: string | null }): Date | undefined {
  return isCancelled(activity) ? undefined : endOf(activity);
}

/** True if it will not take place; then registration is closed, even if its file says otherwise. */
export function isCancelled({ status }: { readonly status?: unknown }): boolean {
  return status === "cancelled";
}

/** True if its file says that it is over, which counts only without a date. */
export function isMarkedOver({ status }: { readonly status?: string | null }): boolean {
  return status === "completed" || status === "cancelled";
}

/** The beginning of a short text about an event or workshop, such as that of a feed; nothing unless it is cancelled. */
export function cancelledNote(item: { readonly status?: unknown }): readonly string[] {
  return isCancelled(item) ? [t("Cancelled")] : [];
}
