import { labelInSentence } from "../../domain/text/letters";
import type { z } from "zod";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote, sentenceAbout } from "../../model/check/sentence";
import type { Kind, Singleton } from "../../model/kind";
import { spellingsOf } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";
import { plainSlugExpectation, slugExpectation } from "../../model/values/file-name";
import { isKind } from "./draft";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

export function sentenceOf(source: Kind | Singleton, { path, message }: FieldDiagnostic): string {
  const name = isKind(source)
    ? t("The {kind}", { kind: labelInSentence(source.singular) })
    : t("The page {page}", { page: quote(source.label) });
  const field = fieldWords(source.schema, path) || name;
  return sentenceAbout(field, message.replace(slugExpectation, plainSlugExpectation));
}

/** The place of a diagnostic, with the labels of the form: `gallery[0].src` is 'Gallery 1, Picture'. */
export function fieldWords(schema: z.ZodObject, path: string): string {
  const [first = "", ...rest] = path.split(".");
  const [, name = "", index] = /^(.*?)(?:\[(\d+)\])?$/.exec(first) ?? [];
  if (name === "") return "";
  const fields = fieldsOf(schema);
  const field = fields.find((each) => each.name === name) ?? fields.find((each) => spellingsOf(each).includes(name));
  const list = field?.info.label ?? quoted(name);
  const label = index === undefined ? list : t("{list} {number}", { list, number: Number(index) + 1 });
  const inner = field && groupSchemaOf(field);
  return inner && rest.length > 0 ? commaText([label, fieldWords(inner, rest.join("."))]) : label;
}

function quoted(name: string): string {
  return name === "body" ? t("Text") : `'${name}'`;
}
