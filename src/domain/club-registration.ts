import { isRealDate } from "../model/values/calendar-date";
import { nextChange } from "./time/occurrences";
import { spanOf } from "./time/schedule";

/** The club's registration as the content describes it; days are `YYYY-MM-DD` in the club's time. */
export interface RegistrationDates {
  readonly isOpen?: boolean | null | undefined;
  /** The first day. */
  readonly openDate?: string | null | undefined;
  readonly closeDate?: string | null | undefined;
}

export type RegistrationState =
  | { readonly isOpen: true; readonly closesOn: string | undefined }
  | {
      readonly isOpen: false;
      /** The first day as it is written; null if there is none; undefined once it, or the last one, has passed. */
      readonly opensOn: string | null | undefined;
      readonly lastOpen: LastOpen | undefined;
    };

interface LastOpen {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * The state of the club's registration at `now`. Two dates decide together with the switch: it is open from
 * the start of the first day to the end of the last one, unless it is switched off. Where a date is
 * missing or does not exist it has to be switched on, and the other date still holds.
 */
export function registrationAt(registration: RegistrationDates, now: Date): RegistrationState {
  const { isOpen, openDate, closeDate } = registration;
  const [first, last] = [dayOf(openDate), dayOf(closeDate)];
  const hasBegun = first === undefined || first.start <= now;
  const hasEnded = last !== undefined && last.end <= now;
  const isSwitchedOn = first && last ? isOpen !== false : isOpen === true;
  if (isSwitchedOn && hasBegun && !hasEnded) return { isOpen: true, closesOn: closeDate ?? undefined };
  // If a date is not real, the page says so.
  const withoutFirst = openDate ?? (hasEnded ? undefined : null);
  const opensOn = first === undefined ? withoutFirst : hasBegun ? undefined : first.day;
  return { isOpen: false, opensOn, lastOpen: lastOpenOf(first, last, { hasBegun, hasEnded }) };
}

/** Every state in which readers may find the registration from `start` on, each once, in order. */
export function registrationStates(registration: RegistrationDates, start: Date): readonly RegistrationState[] {
  const later = changesOf(registration).filter((change) => change > start);
  const instants = [start, ...later].sort((one, other) => Number(one) - Number(other));
  const states = instants.map((instant) => registrationAt(registration, instant));
  return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}

export function registrationChange(registration: RegistrationDates, now: Date): Date | undefined {
  return nextChange(changesOf(registration), now, (instant) => registrationAt(registration, instant));
}

function changesOf({ openDate, closeDate }: RegistrationDates): readonly Date[] {
  return [dayOf(openDate)?.start, dayOf(closeDate)?.end].filter((change) => change !== undefined);
}

interface Day {
  readonly day: string;
  readonly start: Date;
  readonly end: Date;
}

function dayOf(date: string | null | undefined): Day | undefined {
  const span = spanOf({ date: date ?? null });
  return date && isRealDate(date) && span ? { day: date, start: span.start, end: span.end } : undefined;
}

function lastOpenOf(
  first: Day | undefined,
  last: Day | undefined,
  { hasBegun, hasEnded }: { readonly hasBegun: boolean; readonly hasEnded: boolean },
): LastOpen | undefined {
  const from = first && hasBegun && (!hasEnded || !last || first.start < last.end) ? first.day : undefined;
  const to = last && hasEnded ? last.day : undefined;
  return from === undefined && to === undefined ? undefined : { from, to };
}
