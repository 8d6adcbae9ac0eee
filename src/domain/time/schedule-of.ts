import type { JsonObject } from "../../model/schema/json-object";
import { propertyOf } from "../shape";
import type { Schedule } from "./schedule";

/** When an item of normalised fields takes place; a value of another type counts as absent. */
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
