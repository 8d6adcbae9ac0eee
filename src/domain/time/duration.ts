/** How long an event takes if only its start is known (docs/behaviour.md#dates-and-times). */
export const DEFAULT_HOURS = 3;
export const HOURS_OF_A_WORKSHOP_DAY = 8;

/** True if a duration says how many days or hours something takes. */
export function isReadableDuration(duration: string): boolean {
  return amountIn(duration) !== undefined;
}

/** On how many days something takes place: 'N days' anywhere in its duration, else 1. Half a day takes a whole one. */
export function daysOf(duration: string | null | undefined): number {
  const [, amount = "1"] = /(?:^|[^\d.])(\d{1,4}(?:\.\d+)?)\s*(?:-\s*)?day/i.exec(duration ?? "") ?? [];
  return Math.max(1, Math.ceil(Number(amount)));
}

/** 'N days' are N × 8 hours, 'N hours' are N; anything else, such as more than a calendar can hold, is 3 (docs/behaviour.md#dates-and-times). */
export function hoursOf(duration: string | null | undefined): number {
  const { amount, unit } = amountIn(duration ?? "") ?? { amount: DEFAULT_HOURS, unit: "hour" };
  return amount * (unit === "day" ? HOURS_OF_A_WORKSHOP_DAY : 1);
}

function amountIn(duration: string): { readonly amount: number; readonly unit: string } | undefined {
  const [, amount, unit] = /(?:^|[^\d.])(\d{1,4}(?:\.\d+)?)\s*(?:-\s*)?(day|hour)/i.exec(duration) ?? [];
  if (amount === undefined || unit === undefined || Number(amount) === 0) return undefined;
  return { amount: Number(amount), unit: unit.toLowerCase() };
}
