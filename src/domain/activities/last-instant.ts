import { endOf, type Schedule } from "../time/schedule";
import { isCancelled } from "./event-status";

/** When an event or workshop is over, with all its repetitions; undefined without a date, and if it does not take place. */
export function lastInstant(activity: Schedule & { readonly status?: string | null }): Date | undefined {
  return isCancelled(activity) ? undefined : endOf(activity);
}
