import { defaultSettings, type ClubSettings, type Currency } from "../../domain/settings/club-settings";
import { normalised, type JsonObject } from "../../model/schema/normalise";
import { settings } from "../../model/site/settings";

/** The settings that a file states; the default is used for what is missing or invalid, which the check reports. */
export function resolveSettings(file: JsonObject): ClubSettings {
  const { timeZone, currency, currencyName } = validFields(file);
  return { timeZone: timeZone ?? defaultSettings.timeZone, currency: currencyOf(currency, currencyName) };
}

function validFields(file: JsonObject) {
  const fields = normalised(settings.schema, file);
  const { error } = settings.schema.safeParse(fields);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return settings.schema.parse(Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.has(name))));
}

function currencyOf(code = defaultSettings.currency.code, name?: string): Currency {
  if (name !== undefined) return { code, before: "", after: ` ${name}` };
  if (code === defaultSettings.currency.code) return defaultSettings.currency;
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(1);
  const digits = parts.findIndex(({ type }) => type === "integer");
  const textOf = (some: typeof parts) =>
    some
      .filter(({ type }) => type === "currency" || type === "literal")
      .map(({ value }) => value)
      .join("");
  return { code, before: textOf(parts.slice(0, digits)), after: textOf(parts.slice(digits)) };
}
