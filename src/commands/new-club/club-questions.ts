import { fieldsOf, type Field } from "../../model/schema/schema-fields";
import { club } from "../../model/site/club";
import { settings } from "../../model/site/settings";

/** A question about the new club, answered by a flag or in the terminal. */
export interface Question {
  /** Without its dashes. */
  readonly flag: string;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  readonly isRequired: boolean;
  /** Says what is wrong with an answer, such as `is 'x', expected y`; undefined if nothing is. */
  readonly errorOf: (answer: string) => string | undefined;
}

/** A question whose answer fills a field. */
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

/** The flags of settings that are not called like their fields. */
const settingFlags: Readonly<Record<string, string>> = { accent: "colour", accentDark: "colour-dark" };

/** A flag stays the same whatever the editor calls the field: `currencyName` becomes `currency-name`. */
function settingFlag(field: string): string {
  return settingFlags[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** All of them, in the order in which they are asked. New settings with a text as value are among them by themselves. */
export const fieldQuestions: readonly FieldQuestion[] = [
  ...clubFlags.flatMap(([name, flag]) =>
    fieldsOf(club.schema)
      .filter((field) => field.name === name)
      .map((field) => question(field, flag, club.file)),
  ),
  ...fieldsOf(settings.schema)
    .filter(({ info }) => info.kind === "text" || info.kind === "choice")
    .map((field) => question(field, settingFlag(field.name), settings.file)),
];

function question({ name, info, required, schema }: Field, flag: string, file: string): FieldQuestion {
  const { label, hint, example = "" } = info;
  const errorOf = (answer: string) => schema.safeParse(answer).error?.issues[0]?.message;
  return { flag, label, hint, example, isRequired: required, errorOf, file, field: name };
}
