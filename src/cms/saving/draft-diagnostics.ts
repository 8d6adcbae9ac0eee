import { checkAmong } from "../../content/check/check-items";
import { shownFile, type Content } from "../../content/content";
import { checkItem } from "../../content/rules/check-item";
import type { Diagnostic, FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import type { Kind, Singleton } from "../../model/kind";
import { contentAround, type Surroundings } from "./content-around";
import { isKind, type Draft } from "./draft";
import { fieldWords } from "./field-words";
import type { Library } from "./library";
import { newName, newNameDiagnostics } from "./new-name";

/** A diagnostic as an editor reads it. */
export interface SpokenDiagnostic {
  readonly severity: Diagnostic["severity"];
  /** A whole sentence: the field's label, what is wrong, what was expected. */
  readonly sentence: string;
}

/**
 * All that the content check would say about an item if it were saved now, and the errors that other items would have
 * because of it; errors come first.
 */
export async function draftDiagnostics(draft: Draft, library: Library): Promise<SpokenDiagnostic[]> {
  const isNew = draft.name === undefined;
  const name = draft.name ?? newName(draft);
  const aboutName = isNew ? newNameDiagnostics(draft) : [];
  // One sentence about a name is enough; that of a new file is not seen in the form.
  const around = await contentAround(draft, aboutName.length > 0 ? String(draft.fields.id) : name, library);
  const check = (content: Content) => checkAmong(content, library.staticFiles, draft.headOf);
  const { after } = around;
  const among = check(after);
  const own = [...checkItem(after.draft), ...among.filter(({ file }) => file === after.draft.file)];
  const spoken = [
    ...[...aboutName, ...own.filter(({ code }) => !(isNew && code === "invalid-name"))].map((diagnostic) => ({
      severity: diagnostic.severity,
      sentence: sentenceOf(draft.source, diagnostic),
    })),
    ...causedErrors(around, among, check),
  ];
  return spoken.sort((one, other) => Number(other.severity === "error") - Number(one.severity === "error"));
}

function sentenceOf(source: Kind | Singleton, { path, message }: FieldDiagnostic): string {
  return `${fieldWords(source.schema, path) || `The ${nameOfSource(source)}`} ${message}.`;
}

function nameOfSource(source: Kind | Singleton): string {
  return isKind(source) ? source.singular.toLowerCase() : `page ${quote(source.label)}`;
}

/** The errors that other items will have once the draft is saved, and do not have yet. */
function causedErrors(
  { before, after }: Surroundings,
  found: readonly Diagnostic[],
  check: (content: Content) => readonly Diagnostic[],
): SpokenDiagnostic[] {
  const elsewhere = found.filter(({ file, severity }) => severity === "error" && file !== after.draft.file);
  if (elsewhere.length === 0) return [];
  const textOf = ({ file, path, message }: Diagnostic) => JSON.stringify([file, path, message]);
  const present = new Set(check(before).map(textOf));
  return elsewhere
    .filter((diagnostic) => !present.has(textOf(diagnostic)))
    .flatMap(({ file, ...diagnostic }) =>
      after.items
        .filter((item) => item.file === file)
        .map(({ source }) => ({
          severity: "error",
          sentence: `This would break ${shownFile(after.tree, file)}: ${sentenceOf(source, diagnostic)}`,
        })),
    );
}
