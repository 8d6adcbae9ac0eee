import { checkAmong } from "../../content/check/check-items";
import { shownFile, type Content } from "../../content/content";
import { extensionOf } from "../../content/item-files";
import { checkItem } from "../../content/rules/check-item";
import type { Diagnostic } from "../../model/check/diagnostic";
import type { Kind, Singleton } from "../../model/kind";
import { contentWithDraft } from "./content-with-draft";
import { isKind, type Draft } from "./draft";
import type { Library, StoredItems } from "./library";
import { newName, newNameDiagnostics } from "./new-name";
import { sentenceOf } from "./sentence-of";
import { t } from "../../words/t";

export interface DiagnosticSentence {
  readonly severity: Diagnostic["severity"];
  readonly sentence: string;
}

/** What the content check would report about an item if it were saved now, and about other items because of it. */
export async function draftDiagnostics(
  draft: Draft,
  stored: StoredItems,
  library: Library,
): Promise<DiagnosticSentence[]> {
  const isNew = draft.name === undefined;
  const name = draft.name ?? newName(draft);
  const aboutName = isNew ? newNameDiagnostics(draft) : [];
  // One message about a name is enough; the name of a new file is not visible in the form.
  const fileName = aboutName.length > 0 ? String(draft.fields.id) : name;
  const { before, after } = await contentWithDraft(draft, fileName, stored, library);
  const unread = unreadFile(draft.source, name, before);
  if (unread !== undefined) return [{ severity: "error", sentence: unreadableFile(unread) }];
  // Uploads were checked when they were chosen.
  const check = (content: Content) => checkAmong(content, library.staticFiles, () => undefined);
  const among = check(after);
  const isOwn = ({ file }: Diagnostic) => file === after.draft.file;
  const own = [...checkItem(after.draft), ...among.filter(isOwn)];
  const others = among.filter((diagnostic) => !isOwn(diagnostic));
  return [
    ...[...aboutName, ...own.filter(({ code }) => !(isNew && code === "invalid-name"))].map((diagnostic) => ({
      severity: diagnostic.severity,
      sentence: sentenceOf(draft.source, diagnostic),
    })),
    ...causedErrors(after, others, () => check(before)).map((sentence) => ({ severity: "error" as const, sentence })),
  ];
}

export function unreadableFile(file: string): string {
  return t(
    "The file {file} is there already, and can't be read. Correct or delete it first: saving would overwrite it.",
    { file },
  );
}

function unreadFile(source: Kind | Singleton, name: string, { unread }: Content): string | undefined {
  const isUnread = unread.some((file) => file.source === source && file.name === name);
  return isKind(source) && isUnread ? `${source.folder}/${name}${extensionOf(source)}` : undefined;
}

/** The errors that items will have because another one is changed or deleted, one sentence each. */
export function causedErrors(
  after: Content,
  found: readonly Diagnostic[],
  findBefore: () => readonly Diagnostic[],
): readonly string[] {
  const errors = found.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return [];
  const diagnosticKey = ({ file, path, message }: Diagnostic) => JSON.stringify([file, path, message]);
  const present = new Set(findBefore().map(diagnosticKey));
  return errors
    .filter((diagnostic) => !present.has(diagnosticKey(diagnostic)))
    .flatMap(({ file, ...diagnostic }) =>
      after.items
        .filter((item) => item.file === file)
        .map(({ source }) =>
          t("This would break {file}: {sentence}", {
            file: shownFile(after.tree, file),
            sentence: sentenceOf(source, diagnostic),
          }),
        ),
    );
}
