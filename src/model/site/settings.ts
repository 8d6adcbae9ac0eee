import { z } from "zod";
import { defaultSettings, fieldUses, type FieldUse, usualEventCategories } from "../club-settings";
import { bool, choice, choices, group } from "../fields/simple-fields";
import { lines, text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { usualLabels, usualShifts, usualUses } from "../member-fields";
import { parts } from "../parts";
import { quote } from "../check/sentence";
import { nameSlug } from "../values/name-slug";
import { isSlug } from "../values/file-name";
import { timeZoneError } from "../values/time-zone";
import { clubLanguages } from "../../words/languages";
import { accentError, tokenColours } from "../accent-colours";
import { editDistance } from "../check/closest-name";
import { t } from "../../words/t";

const usualCurrency = defaultSettings.currency;

/** How members use a field. A switch would be off in the editor before anyone touches it. */
const use = (field: string, usual: FieldUse) =>
  choice({
    label: `${field}: use`,
    hint: `required: every member has it. optional: some members have it. off: the site does not show it. If empty: ${usual}.`,
    choices: fieldUses,
    example: usual,
  }).optional();

function repeatedValues(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  const texts = values.map((value) => String(value));
  const repeated = new Set(texts.filter((text, index) => texts.indexOf(text) < index));
  return [...repeated].map((text) => `names ${quote(text)} twice, expected each value once`);
}

/** Each category has a calendar, whose address is made of its letters and digits. */
function categoriesError(categories: readonly string[]): string | undefined {
  const known = new Map<string, string>();
  for (const category of categories) {
    const slug = nameSlug(category);
    if (!isSlug(slug)) return `names ${quote(category)}, expected a short name with letters or digits`;
    const other = known.get(slug);
    if (other !== undefined)
      return `names ${quote(other)} and ${quote(category)}, expected categories that differ in their letters or digits`;
    known.set(slug, category);
  }
  return undefined;
}

export const settings = defineSingleton({
  file: "site/settings.json",
  typeName: "Settings",
  label: "Settings",
  description: "How the site works for this club. Leave out whatever you don't need to change.",
  required: false,
  schema: z.object({
    language: choice({
      label: "Language",
      hint: "The language of the site's own words, of its editor and of messages about the content. If empty, en (English).",
      choices: clubLanguages,
      example: "en",
    }).optional(),
    languages: choices({
      label: "Further languages",
      hint: "The site has the same pages in these languages too, in a folder such as /bn. Texts without a translation stay in the main language.",
      choices: clubLanguages,
      example: "bn",
    }).optional(),
    timeZone: text({
      label: "Time zone",
      hint: `Its IANA name: all dates and times in the content are in this time zone. If empty, ${defaultSettings.timeZone}.`,
      example: "Asia/Dhaka",
      error: timeZoneError,
    }).optional(),
    currency: text({
      label: "Currency",
      hint: `Its three-letter code (ISO 4217). All fees are in this currency. If empty, ${usualCurrency.code}.`,
      example: "BDT",
      error: currencyError,
    }).optional(),
    currencyName: text({
      label: "Name of the currency",
      hint: `What follows an amount, such as reais. If empty, amounts in ${usualCurrency.code} say '${usualCurrency.after.trim()}', and others have the sign of the currency, such as R$50.`,
      example: "taka",
    }).optional(),
    accent: text({
      label: "Colour",
      hint: `The colour of links and buttons. It must be dark enough to be read on the light pages. If empty, ${tokenColours.light.accent}.`,
      example: tokenColours.light.accent,
      error: (value) => accentError(value, "light"),
    }).optional(),
    accentDark: text({
      label: "Colour on dark pages",
      hint: "The same for the dark theme, light enough to be read. If empty, it is derived from the colour.",
      example: tokenColours.dark.accent,
      error: (value) => accentError(value, "dark"),
    }).optional(),
    eventCategories: lines({
      label: "Categories of events",
      hint: `The words from which events choose their category; each has a calendar. If empty: ${usualEventCategories.join(", ")}.`,
      example: usualEventCategories[0],
      error: categoriesError,
    }).optional(),
    teamGroups: lines({
      label: "Groups of the team",
      hint: "The order of the groups on /team; other groups come after them, by name.",
      example: "Executives",
      warnings: repeatedValues,
    }).optional(),
    sponsorTiers: lines({
      label: "Tiers of sponsors",
      hint: "Their order on the pages. Other tiers follow, by name.",
      example: "Gold",
    }).optional(),
    contestsInCalendar: bool({
      label: "Contests in the calendar",
      hint: "On: the club's calendar also has the contests on Codeforces that `npm run contests` has found.",
    }).optional(),
    memberFields: group({
      label: "Fields of members",
      hint: "What the club calls three fields of its members, and whether it uses them. Leaders have the first one too.",
      fields: {
        sessionLabel: text({
          label: "Session: name",
          hint: `What the club calls the years of study. If empty, ${usualLabels.session}.`,
          example: usualLabels.session,
        }).optional(),
        sessionUse: use("Session", usualUses.session),
        shiftLabel: text({
          label: "Shift: name",
          hint: `What the club calls the groups that its members belong to. If empty, ${usualLabels.shift}.`,
          example: usualLabels.shift,
        }).optional(),
        shiftUse: use("Shift", usualUses.shift),
        shiftValues: lines({
          label: "Shift: values",
          hint: `The values to choose from. If empty, ${usualShifts.join(" and ")}.`,
          example: "1st",
          warnings: repeatedValues,
        }).optional(),
        rollLabel: text({
          label: "Roll: name",
          hint: `What the club calls the number that members sign in with. If empty, ${usualLabels.roll}.`,
          example: usualLabels.roll,
        }).optional(),
        rollUse: use("Roll", usualUses.roll),
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

/** Says what is wrong with a text as the code of a currency (ISO 4217); undefined if nothing is. */
export function currencyError(text: string): string | undefined {
  const codes = Intl.supportedValuesOf("currency");
  if (codes.includes(text)) return undefined;
  const upper = text.toUpperCase();
  const closest = codes.find((code) => code === upper) ?? codes.find((code) => editDistance(code, upper) === 1);
  return t("is {value}, expected the code of a currency (ISO 4217), such as {example}", {
    value: quote(text),
    example: quote(closest ?? "BDT"),
  });
}
