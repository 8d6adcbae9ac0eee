import { z } from "zod";
import { defaultSettings, fieldUses, type FieldUse, usualEventCategories } from "../club-settings";
import { bool, choice, choices, group } from "../fields/simple-fields";
import { lines, text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { usualLabels, usualShifts, usualUses } from "../member-fields";
import { parts } from "../parts";
import { quote } from "../check/sentence";
import { timeZoneError } from "../values/time-zone";
import { clubLanguages } from "../../words/languages";
import { counter } from "./counter";
import { categoriesError, currencyError, repeatedValues, scriptPathsError } from "./setting-errors";
import { accentError, tokenColours } from "../accent-colours";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

const usualCurrency = defaultSettings.currency;

/** How members use a field. A switch would be off in the editor before anyone touches it. */
const use = (field: string, usual: FieldUse) =>
  choice({
    label: t("{field}: use", { field }),
    hint: t(
      "required: every member has it. optional: some members have it. off: the site does not show it. If empty: {usual}.",
      { usual },
    ),
    choices: fieldUses,
    example: usual,
  }).optional();

export const settings = defineSingleton({
  file: "site/settings.json",
  typeName: "Settings",
  label: t("Settings"),
  description: t("How the site works for this club. Leave out whatever you don't need to change."),
  required: false,
  schema: z.object({
    language: choice({
      label: t("Language"),
      hint: t(
        "The language of the site's own words, of its editor and of messages about the content. If empty, en (English).",
      ),
      choices: clubLanguages,
      example: "en",
    }).optional(),
    languages: choices({
      label: t("Further languages"),
      hint: t(
        "The site has the same pages in these languages too, in a folder such as /bn. Texts without a translation stay in the main language.",
      ),
      choices: clubLanguages,
      example: "bn",
    }).optional(),
    timeZone: text({
      label: t("Time zone"),
      hint: t("Its IANA name: all dates and times in the content are in this time zone. If empty, {zone}.", {
        zone: defaultSettings.timeZone,
      }),
      example: "America/Sao_Paulo",
      isName: true,
      error: timeZoneError,
    }).optional(),
    currency: text({
      label: t("Currency"),
      hint: t("Its three-letter code (ISO 4217). All fees are in this currency. If empty, {code}.", {
        code: usualCurrency.code,
      }),
      example: "EUR",
      isName: true,
      error: currencyError,
    }).optional(),
    currencyName: text({
      label: t("Name of the currency"),
      hint: t(
        "What follows an amount, such as reais. If empty, amounts in {code} say {name}, and others have the sign of the currency, such as R$50.",
        { code: usualCurrency.code, name: quote(usualCurrency.after.trim()) },
      ),
      example: "euros",
    }).optional(),
    accent: text({
      label: t("Colour"),
      hint: t(
        "The colour of links and buttons. It must be dark enough to be read on the light pages. If empty, {colour}.",
        { colour: tokenColours.light.accent },
      ),
      example: tokenColours.light.accent,
      error: (value) => accentError(value, "light"),
    }).optional(),
    accentDark: text({
      label: t("Colour on dark pages"),
      hint: t("The same for the dark theme, light enough to be read. If empty, it is derived from the colour."),
      example: tokenColours.dark.accent,
      error: (value) => accentError(value, "dark"),
    }).optional(),
    eventCategories: lines({
      label: t("Categories of events"),
      hint: t("The words from which events choose their category; each has a calendar. If empty: {words}.", {
        words: commaText(usualEventCategories),
      }),
      example: usualEventCategories[0],
      error: categoriesError,
    }).optional(),
    teamGroups: lines({
      label: t("Groups of the team"),
      hint: t("The order of the groups on /team; other groups come after them, by name."),
      example: "Executives",
      warnings: repeatedValues,
    }).optional(),
    sponsorTiers: lines({
      label: t("Tiers of sponsors"),
      hint: t("Their order on the pages. Other tiers follow, by name."),
      example: "Gold",
    }).optional(),
    contestsInCalendar: bool({
      label: t("Contests in the calendar"),
      hint: t("On: the club's calendar also has the contests on Codeforces that `npm run contests` has found."),
    }).optional(),
    oldServiceWorkers: lines({
      label: t("Service workers of an earlier site"),
      hint: t(
        "The addresses of service workers of the club's earlier site, which would go on showing it to returning readers. If empty: {words}.",
        { words: commaText(defaultSettings.oldServiceWorkers) },
      ),
      example: "/ngsw-worker.js",
      error: scriptPathsError,
    }).optional(),
    counter,
    memberFields: group({
      label: t("Fields of members"),
      hint: t(
        "What the club calls three fields of its members, and whether it uses them. Leaders have the first one too.",
      ),
      fields: {
        sessionLabel: text({
          label: t("Session: name"),
          hint: t("What the club calls the years of study. If empty, {name}.", { name: usualLabels.session }),
          example: usualLabels.session,
        }).optional(),
        sessionUse: use(t("Session||years of study"), usualUses.session),
        shiftLabel: text({
          label: t("Shift: name"),
          hint: t("What the club calls the groups that its members belong to. If empty, {name}.", {
            name: usualLabels.shift,
          }),
          example: usualLabels.shift,
        }).optional(),
        shiftUse: use(t("Shift||group of members"), usualUses.shift),
        shiftValues: lines({
          label: t("Shift: values"),
          hint: t("The values to choose from. If empty, {first} and {second}.", {
            first: usualShifts[0],
            second: usualShifts[1],
          }),
          example: "1st",
          warnings: repeatedValues,
        }).optional(),
        rollLabel: text({
          label: t("Roll: name"),
          hint: t("What the club calls the number that members sign in with. If empty, {name}.", {
            name: usualLabels.roll,
          }),
          example: usualLabels.roll,
        }).optional(),
        rollUse: use(t("Roll||number of a member"), usualUses.roll),
      },
    }).optional(),
    off: choices({
      label: t("Switched off"),
      hint: t(
        "Parts that the club does without: their pages, links, feeds and calendars disappear. Without courses no one signs in.",
      ),
      choices: parts,
      example: "courses",
    }).optional(),
  }),
});
