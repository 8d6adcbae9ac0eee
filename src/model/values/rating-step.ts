import { isRealDate } from "./calendar-date";

export const RATING_RANGE = { min: -10_000, max: 10_000 };

export interface RatingStep {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly rating: number;
}

const pattern = /^(\d{4}-\d{2}-\d{2}) (-?\d{1,5})$/;

export function readStep(text: string): RatingStep | undefined {
  const [, day = "", points] = pattern.exec(text) ?? [];
  const rating = Number(points);
  return isRealDate(day) && isPossibleRating(rating) ? { day, rating } : undefined;
}

/** '2026-02-14 1342' */
export function printStep({ day, rating }: RatingStep): string {
  return `${day} ${rating}`;
}

export function isPossibleRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= RATING_RANGE.min && rating <= RATING_RANGE.max;
}
