import { checkAmong } from "../../content/check/check-items";
import type { Content } from "../../content/content";
import { checkItem } from "../../content/rules/check-item";
import type { Diagnostic } from "../../model/check/diagnostic";
import { causedErrors } from "./caused-errors";
import { contentAround } from "./content-around";
import type { Draft } from "./draft";
import type { Library } from "./library";
import { newName, newNameDiagnostics } from "./new-name";
import { sentenceOf } from "./sentence-of";

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
  const { before, after } = await contentAround(draft, aboutName.length > 0 ? String(draft.fields.id) : name, library);
  const check = (content: Content) => checkAmong(content, library.staticFiles, draft.headOf);
  const among = check(after);
  const isOwn = ({ file }: Diagnostic) => file === after.draft.file;
  const own = [...checkItem(after.draft), ...among.filter(isOwn)];
  const others = among.filter((diagnostic) => !isOwn(diagnostic));
  const spoken = [
    ...[...aboutName, ...own.filter(({ code }) => !(isNew && code === "invalid-name"))].map((diagnostic) => ({
      severity: diagnostic.severity,
      sentence: sentenceOf(draft.source, diagnostic),
    })),
    ...causedErrors(after, others, () => check(before)).map((sentence) => ({ severity: "error" as const, sentence })),
  ];
  return spoken.sort((one, other) => Number(other.severity === "error") - Number(one.severity === "error"));
}
