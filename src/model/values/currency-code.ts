import { closestName } from "../check/closest-name";
import { quote } from "../check/sentence";

/** What is wrong with a text as the code of a currency (ISO 4217); undefined if nothing is. */
export function currencyError(text: string): string | undefined {
  const codes = Intl.supportedValuesOf("currency");
  if (codes.includes(text)) return undefined;
  const closest = codes.find((code) => code === text.toUpperCase()) ?? closestName(text, codes) ?? "BDT";
  return `is ${quote(text)}, expected the code of a currency (ISO 4217), such as ${quote(closest)}`;
}
