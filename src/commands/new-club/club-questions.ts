import { fieldsOf, type Field } from "../../model/schema/schema-fields";
import { club } from "../../model/site/club";
import { settings } from "../../model/site/settings";

/** A field of the new club that a flag or an answer fills. */
export interface Question {
  /** Without its dashes. */
  readonly flag: string;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  readonly isRequired: boolean;
  /** Of the content: `site/club.json` or `site/settings.json`. */
  readonly file: string;
  readonly field: string;
}

const clubFlags: readonly (readonly [field: string, flag: string])[] = [
  ["name", "name"],
  ["shortName", "short-name"],
  ["baseUrl", "url"],
];

/** All of them, in the order in which they are asked. New settings with a text as value are among them by themselves. */
export const questions: readonly Question[] = [
  ...clubFlags.flatMap(([name, flag]) =>
    fieldsOf(club.schema)
      .filter((field) => field.name === name)
      .map((field) => question(field, flag, club.file)),
  ),
  ...fieldsOf(settings.schema)
    .filter(({ info }) => info.kind === "text" || info.kind === "choice")
    .map((field) => question(field, field.info.label.toLowerCase().replaceAll(/[^a-z]+/g, "-"), settings.file)),
];

function question({ name, info, required }: Field, flag: string, file: Question["file"]): Question {
  const { label, hint, example = "" } = info;
  return { flag, label, hint, example, isRequired: required, file, field: name };
}
