import { factsOf } from "../../src/model/fields/field-kinds";
import { fieldsOf, type Field } from "../../src/model/schema/schema-fields";
import { club } from "../../src/model/site/club";
import { settings } from "../../src/model/site/settings";
import { questionAbout, type Question } from "../questions";

export interface FieldQuestion extends Question {
  /** A file of the content: `site/club.json` or `site/settings.json`. */
  readonly file: string;
  readonly field: string;
}

const clubFlags: readonly (readonly [field: string, flag: string])[] = [
  ["name", "name"],
  ["shortName", "short-name"],
  ["baseUrl", "url"],
  ["description", "about"],
];

/** The flags of settings that differ from the names of their fields. */
const settingFlags: Readonly<Record<string, string>> = { accent: "colour", accentDark: "colour-dark" };

/** The flag of a field, which does not depend on its label: `currencyName` becomes `currency-name`. */
function settingFlag(field: string): string {
  return settingFlags[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** All questions in order. They automatically include new settings with a text as value. */
export const fieldQuestions: readonly FieldQuestion[] = [
  ...clubFlags.flatMap(([name, flag]) =>
    fieldsOf(club.schema)
      .filter((field) => field.name === name)
      .map((field) => question(field, flag, club.file)),
  ),
  ...fieldsOf(settings.schema)
    .filter(({ info }) => ["line", "choice"].includes(factsOf(info).input))
    .map((field) => question(field, settingFlag(field.name), settings.file)),
];

function question(field: Field, flag: string, file: string): FieldQuestion {
  return { ...questionAbout(field, flag), file, field: field.name };
}
