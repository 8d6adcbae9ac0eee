import { endOf, byStart, occurrenceAt } from "../time/occurrences";
import { dayAfter } from "../time/club-time";
import { occurrenceDays } from "../time/recurrence";
import { isSameWord, usedWords } from "../text/same-word";
import { lastDayOf, type Schedule } from "../time/schedule";
import type { ListedActivity } from "./listed-activity";
import { isMarkedOver } from "./event-status";
import { newestEventFirst } from "./newest-first";
import { parametersOf, queryOf } from "../addresses/own-parameters";

/** How many past items are shown at first, and how many more at a time: whole rows of one to four cards. */
export const PAST_SIZE = 24;

export interface ActivityParts {
  /** Those that are not over: first those without a date, then the soonest first. */
  readonly coming: readonly ListedActivity[];
  /** The newest first; at last those without a date whose status says that they are over. */
  readonly past: readonly ListedActivity[];
}

/** Divides a list at an instant (docs/behaviour.md#events). */
export function partsAt(activities: readonly ListedActivity[], now: Date): ActivityParts {
  const isPast = (activity: ListedActivity) => {
    const end = endOf(activity);
    return end === undefined ? isMarkedOver(activity) : end <= now;
  };
  return {
    coming: activities.filter((activity) => !isPast(activity)).sort(soonestFirst(now)),
    past: activities.filter(isPast).sort((a, b) => newestEventFirst(now)(identified(a), identified(b))),
  };
}

export function nextEnd(coming: readonly ListedActivity[]): Date | undefined {
  const ends = coming.flatMap((activity) => endOf(activity)?.getTime() ?? []);
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}

function identified(activity: ListedActivity) {
  return { ...activity, jsonId: activity.id };
}

function soonestFirst(now: Date): (a: ListedActivity, b: ListedActivity) => number {
  return (itemA, itemB) => {
    const isDated = ({ date }: ListedActivity) => Number(Boolean(date));
    return (
      isDated(itemA) - isDated(itemB) ||
      byStart(occurrenceAt(itemA, now), occurrenceAt(itemB, now)) ||
      (itemA.id < itemB.id ? -1 : 1)
    );
  };
}

/** For longer times, the exact day does not matter. */
const MOST_DAYS = 366;

/** The days on which it takes place, `YYYY-MM-DD`, the earliest first; none without a real date. */
export function activityDays(activity: Schedule): readonly string[] {
  const last = lastDayOf(activity);
  const days = occurrenceDays(activity);
  const [first] = days;
  if (last === undefined || first === undefined) return days;
  const all = [first];
  for (let day = first; day < last && all.length < MOST_DAYS; all.push(day)) day = dayAfter(day);
  return all;
}

export function yearsOf(activity: Schedule): readonly string[] {
  return [...new Set(activityDays(activity).map((day) => day.slice(0, 4)))];
}

/** The years with their own pages, newest first; none if the page of the list shows all items. */
export function archivedYears(activities: readonly Schedule[]): readonly string[] {
  return activities.length <= PAST_SIZE ? [] : yearsIn(activities);
}

function yearsIn(activities: readonly Schedule[]): readonly string[] {
  return [...new Set(activities.flatMap(yearsOf))].sort().reverse();
}

export function activityOptions(activities: readonly ListedActivity[]): ActivityOptions {
  const distinct = (words: readonly string[]) => [...usedWords(words).values()].map(({ word }) => word).sort();
  return {
    categories: distinct(activities.flatMap(({ category }) => category ?? [])),
    tags: distinct(activities.flatMap(({ tags }) => tags ?? [])),
    years: yearsIn(activities),
  };
}

/** The part of a list of events or workshops that a reader has chosen; an empty text narrows nothing. */
export interface ActivityView {
  readonly query: string;
  readonly category: string;
  readonly tag: string;
  /** Such as '2026'. */
  readonly year: string;
  readonly view: "list" | "month";
  /** `YYYY-MM`, only of the view by months; empty: the present one. */
  readonly month: string;
}

export interface ActivityOptions {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** The newest first. */
  readonly years: readonly string[];
}

/** Longer queries find nothing; an address may hold anything. In characters. */
const LONGEST_QUERY = 200;

export const activityParameters = ["q", "category", "tag", "year", "view", "month"] as const;

/** The view that the query of an address describes; a word that the list does not have counts as none. */
export function readActivityView(address: string, { categories, tags, years }: ActivityOptions): ActivityView {
  const parameters = parametersOf(address);
  const oneOf = (name: "category" | "tag" | "year", known: readonly string[]) => {
    const word = parameters.get(name) ?? "";
    return known.find((each) => isSameWord(each, word)) ?? "";
  };
  const view = parameters.get("view") === "month" ? "month" : "list";
  const month = parameters.get("month") ?? "";
  return {
    query: (parameters.get("q") ?? "").slice(0, LONGEST_QUERY),
    category: oneOf("category", categories),
    tag: oneOf("tag", tags),
    year: view === "list" ? oneOf("year", years) : "",
    view,
    month: view === "month" && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : "",
  };
}

/** The query of an address that describes the view, such as `?q=contest&year=2025`; empty for the whole list. */
export function activityAddress({ query, category, tag, year, view, month }: ActivityView): string {
  return queryOf({ q: query, category, tag, ...(view === "list" ? { year } : { view, month }) });
}

export function isNarrowed({ query, category, tag, year }: ActivityView): boolean {
  return query.trim() !== "" || category !== "" || tag !== "" || year !== "";
}
