import { defaultSettings, type Currency } from "../../model/club-settings";

/**
 * A currency with what surrounds the digits of an amount.
 *
 * @param code a known code of ISO 4217
 * @param name what follows the digits; absent: amounts have the sign of the currency
 */
export function resolveCurrency(code = defaultSettings.currency.code, name?: string): Currency {
  if (name !== undefined) return { code, before: "", after: ` ${name}`, decimals: 0 };
  if (code === defaultSettings.currency.code) return defaultSettings.currency;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
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
