import type { z } from "zod";
import {
  defaultSettings,
  type ClubSettings,
  type Colours,
  type Menus,
  type MenuLink,
  type OwnMemberFields,
  type Currency,
} from "../../model/club-settings";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { menus } from "../../model/site/menus";
import { settings } from "../../model/site/settings";
import { siteLocale } from "../../words/site-language";
import { accentColours, nearestLegible, tokenColours } from "../../model/accent-colours";

/** The settings in the files, with defaults for what is missing or invalid, which the content check reports. */
export function resolveSettings(settingsFile: JsonObject, menusFile: JsonObject = {}): ClubSettings {
  const {
    timeZone,
    currency,
    currencyName,
    accent,
    accentDark,
    eventCategories,
    teamGroups,
    sponsorTiers,
    contestsInCalendar,
    counter,
    oldServiceWorkers,
    memberFields,
    off,
    // Processes choose their languages before they load the model (`speakLanguageOf`).
    language: _language,
    languages: _languages,
    ...forgotten
  } = validFields(settings.schema, settingsFile);
  expectNone(forgotten);
  return {
    timeZone: timeZone ?? defaultSettings.timeZone,
    zoneChanges: defaultSettings.zoneChanges,
    currency: resolveCurrency(currency, currencyName),
    colours: accent === undefined && accentDark === undefined ? undefined : coloursOf(accent, accentDark),
    eventCategories: eventCategories?.length ? eventCategories : defaultSettings.eventCategories,
    teamGroups: teamGroups ?? defaultSettings.teamGroups,
    sponsorTiers: sponsorTiers ?? defaultSettings.sponsorTiers,
    contestsInCalendar: contestsInCalendar ?? defaultSettings.contestsInCalendar,
    oldServiceWorkers: oldServiceWorkers?.length ? oldServiceWorkers : defaultSettings.oldServiceWorkers,
    counter: counter && { ...counter, address: bareAddress(counter.address) },
    memberFields: memberFieldsOf(memberFields),
    off: off ?? [],
    menus: menusOf(menusFile),
    // The rest comes from the items of the content.
    empty: defaultSettings.empty,
    pageLinks: defaultSettings.pageLinks,
    ownPages: defaultSettings.ownPages,
  };
}

/** Some copy the address to which the service's own script sends. */
function bareAddress(address: string): string {
  return address.trim().replace(/(?:\/(?:count|api\/event|api\/send))?\/*$/, "");
}

/** Causes a type error for a field of the model that is not read here and so would have no effect. */
export function expectNone(_forgotten: Readonly<Record<string, never>>): void {}

function memberFieldsOf(given: z.infer<typeof settings.schema>["memberFields"]): OwnMemberFields {
  if (given === undefined) return {};
  const { sessionLabel, sessionUse, shiftLabel, shiftUse, shiftValues, rollLabel, rollUse, ...forgotten } = given;
  expectNone(forgotten);
  return {
    session: { label: sessionLabel, use: sessionUse },
    shift: { label: shiftLabel, use: shiftUse, values: shiftValues },
    roll: { label: rollLabel, use: rollUse },
  };
}

const VIVID = 7;

function coloursOf(accent?: string, accentDark?: string): Colours {
  const light = accent ?? tokenColours.light.accent;
  const dark = accentDark ?? nearestLegible(light, "dark", VIVID);
  return { light: accentColours(light, "light"), dark: accentColours(dark, "dark") };
}

function validFields<S extends z.ZodObject>(schema: S, file: JsonObject): z.infer<S> {
  const fields = normalised(schema, file);
  const wrong = new Set(schema.safeParse(fields).error?.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.has(name))));
}

function menusOf(file: JsonObject): Menus {
  const { header, quickLinks, footer, quickLinksLabel, joinLabel, ...forgotten } = validFields(menus.schema, file);
  expectNone(forgotten);
  return {
    ...(header && header.length > 0 && { header: header.map(menuLink) }),
    ...(quickLinks && quickLinks.length > 0 && { quickLinks: quickLinks.map(menuLink) }),
    ...(footer && footer.length > 0 && { footer: footer.map(menuLink) }),
    ...(quickLinksLabel !== undefined && { quickLinksLabel }),
    ...(joinLabel !== undefined && { joinLabel }),
  };
}

function menuLink({ label, link }: { readonly label: string; readonly link: string }): MenuLink {
  return { label, to: link };
}

/**
 * A currency with the text around the digits of an amount.
 *
 * @param code a known code of ISO 4217
 * @param name the text after the digits; absent: amounts have the sign of the currency
 */
function resolveCurrency(code = defaultSettings.currency.code, name?: string): Currency {
  if (name !== undefined) return { code, before: "", after: ` ${name}`, decimals: 0 };
  if (code === defaultSettings.currency.code) return defaultSettings.currency;
  const format = currencyFormat(code);
  const parts = format.formatToParts(1);
  const digits = parts.findIndex(({ type }) => type === "integer");
  const signIn = (some: typeof parts) =>
    some
      .filter(({ type }) => type === "currency" || type === "literal")
      .map(({ value }) => value)
      .join("");
  return {
    code,
    before: signIn(parts.slice(0, digits)),
    after: signIn(parts.slice(digits)),
    decimals: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}

/**
 * Amounts with the short sign of their currency, such as '$', or the one in the letters of the language, such as
 * 'ج.م.'.
 */
function currencyFormat(currency: string): Intl.NumberFormat {
  const format = (currencyDisplay: "symbol" | "narrowSymbol") =>
    new Intl.NumberFormat(siteLocale(), { style: "currency", currency, currencyDisplay });
  const own = format("symbol");
  const sign = own.formatToParts(1).find(({ type }) => type === "currency")?.value ?? "";
  return /(?!\p{Script=Latin})\p{L}/u.test(sign) ? own : format("narrowSymbol");
}
