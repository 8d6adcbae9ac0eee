import { choice } from "./choice-fields";
import { lines } from "./text-fields";
import { date } from "./time-fields";

/** How an event is repeated. What they must have to do with each other is in `src/content/rules/check-recurrence.ts`. */
export const recurrenceFields = {
  repeats: choice({
    label: "Repeats",
    hint: "For regular meetings: on the same day of each week or of each month. Needs a date and 'Repeats until'.",
    choices: ["weekly", "monthly"],
    example: "weekly",
  }).optional(),
  repeatsUntil: date({
    label: "Repeats until",
    hint: "The last day on which it may take place, at most 5 years after the date.",
    example: "2026-06-30",
  }).optional(),
  repeatsExcept: lines({
    label: "Except on",
    hint: "The days on which it does not take place, such as holidays.",
    example: "2026-03-28",
  }).optional(),
};
