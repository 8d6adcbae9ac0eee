import { z } from "zod";
import { fieldUses } from "../club-settings";
import { choice, choices } from "../fields/choice-fields";
import { group } from "../fields/group-fields";
import { lines, text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { parts } from "../parts";
import { currencyError } from "../values/currency-code";
import { timeZoneError } from "../values/time-zone";
import { accentError, tokenColours } from "../colours/accent-colours";

/** Whether members have a field. A switch would be off in the editor before anyone touches it. */
const use = (field: string) =>
  choice({
    label: `${field}: use`,
    hint: "required: each member has it. optional: some may. off: the site does not show it.",
    choices: fieldUses,
    example: "optional",
  }).optional();

export const settings = defineSingleton({
  file: "site/settings.json",
  typeName: "Settings",
  label: "Settings",
  description: "How the site works for this club. Whatever is left out is as in the example.",
  required: false,
  schema: z.object({
    timeZone: text({
      label: "Time zone",
      hint: "Its IANA name: all dates and times in the content are in this time zone.",
      example: "Asia/Dhaka",
      error: timeZoneError,
    }).optional(),
    currency: text({
      label: "Currency",
      hint: "Its three-letter code (ISO 4217). All fees are in this currency.",
      example: "BDT",
      error: currencyError,
    }).optional(),
    currencyName: text({
      label: "Name of the currency",
      hint: "What follows an amount, such as reais. If empty, amounts have the sign of the currency, such as R$50.",
      example: "taka",
    }).optional(),
    accent: text({
      label: "Colour",
      hint: "The colour of links and buttons. It must be dark enough to be read on the light pages.",
      example: tokenColours.light.accent,
      error: (value) => accentError(value, "light"),
    }).optional(),
    accentDark: text({
      label: "Colour on dark pages",
      hint: "The same for the dark theme, light enough to be read. If empty, it follows from the colour.",
      example: tokenColours.dark.accent,
      error: (value) => accentError(value, "dark"),
    }).optional(),
    memberFields: group({
      label: "Fields of members",
      hint: "What the club calls three fields of its members, and whether it has them. Leaders have the first one too.",
      fields: {
        sessionLabel: text({
          label: "Session: name",
          hint: "What the club calls the years of study.",
          example: "Session",
        }).optional(),
        sessionUse: use("Session"),
        shiftLabel: text({
          label: "Shift: name",
          hint: "What the club calls the groups that its members belong to.",
          example: "Shift",
        }).optional(),
        shiftUse: use("Shift"),
        shiftValues: lines({ label: "Shift: values", hint: "Those to choose from.", example: "1st" }).optional(),
        rollLabel: text({
          label: "Roll: name",
          hint: "What the club calls the number that members sign in with.",
          example: "Roll",
        }).optional(),
        rollUse: use("Roll"),
      },
    }).optional(),
    off: choices({
      label: "Switched off",
      hint: "Parts that the club does without: their pages, links, feeds and calendars disappear. Without courses no one signs in.",
      choices: parts,
      example: "courses",
    }).optional(),
  }),
});
