import { editDistance } from "../check/closest-name";
import { quote } from "../check/sentence";

/** Says what is wrong with a text as the code of a currency (ISO 4217); undefined if nothing is. */
export function currencyError(text: string): string | undefined {
  const codes = Intl.supportedValuesOf("currency");
  if (codes.includes(text)) return undefined;
  const upper = text.toUpperCase();
  const closest = codes.find((code) => code === upper) ?? codes.find((code) => editDistance(code, upper) === 1);
  return `is ${quote(text)}, expected the code of a currency (ISO 4217), such as ${quote(closest ?? "BDT")}`;
}
