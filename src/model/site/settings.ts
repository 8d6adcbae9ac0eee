import { z } from "zod";
import { choices } from "../fields/choice-fields";
import { text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { parts } from "../parts";
import { currencyError } from "../values/currency-code";
import { timeZoneError } from "../values/time-zone";

export const settings = defineSingleton({
  file: "site/settings.json",
  typeName: "Settings",
  label: "Settings",
  description: "How the site works for this club. Whatever is left out is as in the example.",
  required: false,
  schema: z.object({
    timeZone: text({
      label: "Time zone",
      hint: "Its IANA name: all dates and times of the content are meant there.",
      example: "Asia/Dhaka",
      error: timeZoneError,
    }).optional(),
    currency: text({
      label: "Currency",
      hint: "Its three letters (ISO 4217): fees are amounts of it.",
      example: "BDT",
      error: currencyError,
    }).optional(),
    currencyName: text({
      label: "Name of the currency",
      hint: "What follows an amount, such as reais. If empty, amounts have the sign of the currency, such as R$50.",
      example: "taka",
    }).optional(),
    off: choices({
      label: "Switched off",
      hint: "Parts that the club does without: their pages, links, feeds and calendars disappear. Without courses no one signs in.",
      choices: parts,
      example: "courses",
    }).optional(),
  }),
});
