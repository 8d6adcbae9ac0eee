import { editDistance } from "../check/closest-name";
import { quote } from "../check/sentence";
import { isSlug } from "../values/file-name";
import { nameSlug } from "../values/name-slug";
import { t } from "../../words/t";

export function repeatedValues(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  const texts = values.map((value) => String(value));
  const repeated = new Set(texts.filter((text, index) => texts.indexOf(text) < index));
  return [...repeated].map((text) => t("names {value} twice, expected each value once", { value: quote(text) }));
}

/** Each category has a calendar, whose address is made of its letters and digits. */
export function categoriesError(categories: readonly string[]): string | undefined {
  const known = new Map<string, string>();
  for (const category of categories) {
    const slug = nameSlug(category);
    if (!isSlug(slug))
      return t("names {value}, expected a short name with letters or digits", { value: quote(category) });
    const other = known.get(slug);
    if (other !== undefined)
      return t("names {first} and {second}, expected categories that differ in their letters or digits", {
        first: quote(other),
        second: quote(category),
      });
    known.set(slug, category);
  }
  return undefined;
}

/** The paths become names of files, in the folder of the site. */
export function scriptPathsError(paths: readonly string[]): string | undefined {
  const wrong = paths.find((path) => !/^(?:\/[\w-][\w.-]*)+\.js$/.test(path));
  return wrong === undefined
    ? undefined
    : t("names {value}, expected the path of a script on the site, such as {example}", {
        value: quote(wrong),
        example: "/sw.js",
      });
}

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
