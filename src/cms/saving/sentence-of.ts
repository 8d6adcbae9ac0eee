import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import type { Kind, Singleton } from "../../model/kind";
import { isKind } from "./draft";
import { fieldWords } from "./field-words";

/** A diagnostic as a sentence that names the field by the label that editors see. */
export function sentenceOf(source: Kind | Singleton, { path, message }: FieldDiagnostic): string {
  return `${fieldWords(source.schema, path) || `The ${nameOfSource(source)}`} ${message}.`;
}

function nameOfSource(source: Kind | Singleton): string {
  return isKind(source) ? source.singular.toLowerCase() : `page ${quote(source.label)}`;
}
