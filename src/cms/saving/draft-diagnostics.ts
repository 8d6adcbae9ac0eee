import { checkItems } from "../../content/check/check-items";
import type { Content, ContentItem } from "../../content/content";
import { isKindUsed } from "../../domain/settings/offered";
import { article, authorFolders } from "../../model/article";
import { kindOf, kinds, kindsWith } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { isSitePath } from "../../model/values/link-target";
import { quote } from "../../model/check/sentence";
import type { Diagnostic } from "../../model/check/diagnostic";
import { anyRelativePath } from "../../content/rules/addresses/any-relative-path";
import { isKind, type Draft } from "./draft";
import { fieldWords } from "./field-words";
import type { Library, StoredItem } from "./library";
import { isToldByList } from "./media-list";
import { newName, newNameDiagnostics } from "./new-name";

/** A diagnostic as an editor reads it. */
export interface SpokenDiagnostic {
  readonly severity: Diagnostic["severity"];
  /** A whole sentence: the field's label, what is wrong, what was expected. */
  readonly sentence: string;
}

/** All that the content check would say about an item if it were saved now; errors come first. */
export async function draftDiagnostics(draft: Draft, library: Library): Promise<SpokenDiagnostic[]> {
  const isNew = draft.name === undefined;
  const name = draft.name ?? newName(draft);
  const aboutName = isNew ? newNameDiagnostics(draft) : [];
  // One sentence about a name is enough; that of a new file is not seen in the form.
  const content = await contentAround(draft, aboutName.length > 0 ? String(draft.fields.id) : name, library);
  const found = checkItems(content, library.staticFiles, draft.headOf, [content.draft]);
  const diagnostics = [...aboutName, ...found.filter(({ code }) => !(isNew && code === "invalid-name"))];
  const spoken = diagnostics.map(({ severity, path, message }) => ({
    severity,
    sentence: `${fieldWords(draft.source.schema, path) || `The ${nameOfSource(draft.source)}`} ${message}.`,
  }));
  return spoken.sort((one, other) => Number(other.severity === "error") - Number(one.severity === "error"));
}

function nameOfSource(source: Kind | Singleton): string {
  return "singular" in source ? source.singular.toLowerCase() : `page ${quote(source.label)}`;
}

/** The item among those that its ids and links may clash with. */
async function contentAround(draft: Draft, name: string, library: Library) {
  const { source } = draft;
  const others = await Promise.all(
    neighbourKinds(draft)
      .filter(isInUse)
      .map(async (kind) => {
        const items = await library.itemsOf(kind);
        const isSelf = (item: StoredItem) => kind === source && item.name === draft.name;
        return items.filter((item) => !isSelf(item)).map((item) => contentItem(kind, item));
      }),
  );
  const stored = others.flat();
  const item: ContentItem = {
    source,
    ...placeOf(source, name, stored),
    fields: draft.fields,
    repeated: new Set(),
    ...(draft.body !== undefined && { body: draft.body }),
  };
  const files = await filesNamed(item, draft.uploads, library);
  // Which folders there are is not known here.
  const tree = { directory: "content", folders: new Map(), files };
  return { tree, items: [item, ...stored], unread: unknownAuthors(draft), draft: item } satisfies Content;
}

/** The files that an item names, as far as they are there; those of which that is not known count as there. */
async function filesNamed(item: ContentItem, uploads: ReadonlySet<string>, library: Library): Promise<Set<string>> {
  const named = [...anyRelativePath(item)];
  const isDoubtful = (file: string) => isToldByList(file) && !uploads.has(file);
  const listed = named.some(isDoubtful) ? await library.mediaFiles() : undefined;
  return new Set(named.filter((file) => !listed || !isDoubtful(file) || listed.has(file)));
}

/** Where the item would lie. An article whose name is taken gets a number; an id that is taken is an error. */
function placeOf(source: Kind | Singleton, name: string, stored: readonly ContentItem[]) {
  if (!isKind(source)) return { file: source.file, name };
  const isTaken = stored.some(({ file }) => file === fileOf(source, name));
  if (isTaken && source.format === "markdown") return { file: fileOf(source, `${name}-1`), name: `${name}-1` };
  // Any other name: the file is the other item's.
  return { file: fileOf(source, isTaken ? `${name}~` : name), name };
}

function fileOf({ folder, format }: Kind, name: string): string {
  return `${folder}/${name}${format === "json" ? ".json" : ".md"}`;
}

function contentItem(kind: Kind, { name, fields: { body, ...fields } }: StoredItem): ContentItem {
  const text = kind.format === "markdown" ? { body: typeof body === "string" ? body : "" } : {};
  return { source: kind, file: fileOf(kind, name), name, fields, repeated: new Set(), ...text };
}

/** Their ids, addresses and portfolios may clash, and articles name them as authors. */
const people: readonly Kind[] = kindsWith("profile");

/** The kinds that an item's id, author, portfolio or links may have to do with. */
function neighbourKinds({ source, fields, body = "" }: Draft): readonly Kind[] {
  if (holdsSitePath(fields) || /\]\(\s*<?\//.test(body)) return kinds;
  if (!isKind(source)) return [];
  if (source === article) return [article, ...people];
  return people.includes(source) ? people : [source];
}

/** Decap knows only the kinds that the club uses. */
function isInUse({ folder }: Kind): boolean {
  return isKindUsed(folder);
}

/** The author of an article may be of a kind that the club no longer uses: only the content check can tell. */
function unknownAuthors({ source, fields: { authorId } }: Draft): Content["unread"] {
  if (source !== article || typeof authorId !== "string") return [];
  const unused = authorFolders.map((folder): Kind => kindOf(folder)).filter((kind) => !isInUse(kind));
  return unused.map((kind) => ({ source: kind, name: authorId }));
}

/** Whether a text anywhere in it is, or in Markdown links to, a path of this site. */
function holdsSitePath(value: unknown): boolean {
  if (typeof value === "string") return isSitePath(value) || /\]\(\s*<?\//.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsSitePath);
}
