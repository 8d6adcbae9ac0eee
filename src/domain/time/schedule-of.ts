import { propertyOf } from "../shape";
import type { JsonObject } from "../../model/schema/json-object";
import type { Schedule } from "./schedule";
import { endOf } from "./occurrences";
import { isCancelled } from "../activities/event-status";

/** When an item of normalised fields takes place; whatever has another type counts as absent. */
export function scheduleOf(item: JsonObject | object): Schedule {
  const text = (name: string) => {
    const value = propertyOf(item, name);
    return typeof value === "string" ? value : null;
  };
  const except = propertyOf(item, "repeatsExcept");
  return {
    date: text("date"),
    endDate: text("endDate"),
    everyDay: propertyOf(item, "everyDay") === true,
    time: text("time"),
    duration: text("duration"),
    repeats: text("repeats"),
    repeatsUntil: text("repeatsUntil"),
    repeatsExcept: Array.isArray(except) ? except.filter((day) => typeof day === "string") : [],
  };
}

/** When an event or workshop is over, with all its repetitions; undefined without a date, and if it does not take place. */
export function lastInstant(activity: Schedule & { readonly status?: string | null }): Date | undefined {
  return isCancelled(activity) ? undefined : endOf(activity);
}
