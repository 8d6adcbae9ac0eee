import { isCancelled } from "../activities/event-status";
import { compare } from "../order";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";

/** An event at which someone spoke or will speak, for their profile. */
export interface Talk {
  /** The id of the event. */
  readonly id: string;
  readonly title: string;
  /** Empty if the day is not fixed. */
  readonly date: string;
}

/**
 * The talks of everyone with a profile, by its path; newest first, without cancelled events.
 *
 * @param events items of normalised fields
 */
export function talksByProfile(events: readonly JsonObject[]): ReadonlyMap<string, readonly Talk[]> {
  const talks = new Map<string, readonly Talk[]>();
  const held = events.filter((event) => !isCancelled(event)).sort((a, b) => compare(textOf(b.date), textOf(a.date)));
  for (const { id, title, date, speakers } of held) {
    const talk = { id: textOf(id), title: textOf(title), date: textOf(date) };
    const profiles = Array.isArray(speakers) ? speakers.filter(isJsonObject).map(({ profile }) => textOf(profile)) : [];
    for (const profile of new Set(profiles.filter(Boolean))) talks.set(profile, [...(talks.get(profile) ?? []), talk]);
  }
  return talks;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
