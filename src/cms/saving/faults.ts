import { checkCourseModules } from "../../content/rules/check-course-modules";
import { checkIds } from "../../content/rules/check-ids";
import { checkItem } from "../../content/rules/check-item";
import { checkAuthors } from "../../content/rules/check-people";
import { checkPortfolioSlugs } from "../../content/rules/check-portfolio-slugs";
import { checkRedirects } from "../../content/rules/check-redirects";
import { checkReferences, type HeadOf } from "../../content/rules/check-references";
import { shownFile, type Content, type ContentItem } from "../../content/content";
import type { ContentTree } from "../../content/content-tree";
import type { FileFinding } from "../../content/file-finding";
import { advisor } from "../../model/advisor";
import { article } from "../../model/article";
import { kinds } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { member } from "../../model/member";
import type { JsonObject } from "../../model/normalise";
import { pastLeader } from "../../model/past-leader";
import { isSitePath } from "../../model/link-target";
import { quote } from "../../model/sentence";
import { teamMember } from "../../model/team-member";
import type { Finding } from "../../model/finding";
import { anyRelativePath } from "../../content/rules/any-relative-path";
import { fieldWords } from "./field-words";
import { fileNameOf } from "./file-name";
import type { Library, StoredItem } from "./library";

/** An item about to be saved. */
export interface Draft {
  readonly source: Kind | Singleton;
  /** The name of its file without the extension; undefined while it has none. */
  readonly name: string | undefined;
  /** As the file shall hold it, the text below the front matter apart. */
  readonly fields: JsonObject;
  readonly body?: string;
  /** Files of the media folder that are there, as paths of the content. */
  readonly uploads: ReadonlySet<string>;
  /** Finds the first bytes of the files among them. */
  readonly headOf: HeadOf;
}

/** A complaint as an editor reads it. */
export interface Complaint {
  readonly severity: Finding["severity"];
  /** A whole sentence: the field's label, what is wrong, what was expected. */
  readonly sentence: string;
}

/** The content tree as editors know it, before its files are known. */
const CONTENT: ContentTree = { directory: "content", folders: new Map(), files: new Set(), findings: [] };

/** All that the content check would say of an item, were it saved now; errors come first. */
export async function complaintsAbout(draft: Draft, library: Library): Promise<Complaint[]> {
  const name = draft.name ?? newName(draft);
  const nameFault = draft.name === undefined ? faultOfNewName(draft, name) : [];
  // One sentence about a name is enough.
  const content = await contentAround(draft, nameFault.length > 0 ? String(draft.fields.id) : name, library);
  const [item] = content.items;
  if (!item) return [];
  const findings = [
    ...nameFault,
    ...checkItem(item),
    ...[checkIds, checkCourseModules, checkAuthors, checkPortfolioSlugs].flatMap((check) =>
      check(content).flatMap((finding) => asOf(item, finding)),
    ),
    ...checkRedirects(content, library.staticFiles).filter(({ file }) => file === item.file),
    ...checkReferences(content, library.staticFiles, draft.headOf).filter(({ file }) => file === item.file),
  ];
  const complaints = findings.map(({ severity, field, message }) => ({
    severity,
    sentence: `${fieldWords(draft.source.schema, field) || `The ${nameOfSource(draft.source)}`} ${message}.`,
  }));
  return complaints.sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
}

/** A finding as this item's own. Where two items clash, the check names either; none where it is about neither. */
function asOf(item: ContentItem, finding: FileFinding): FileFinding[] {
  if (finding.file === item.file) return [finding];
  const own = shownFile(CONTENT, item.file);
  if (!finding.message.includes(`which ${own} `)) return [];
  return [{ ...finding, file: item.file, message: finding.message.replace(own, shownFile(CONTENT, finding.file)) }];
}

function nameOfSource(source: Kind | Singleton): string {
  return "singular" in source ? source.singular.toLowerCase() : `page ${quote(source.label)}`;
}

function isKind(source: Kind | Singleton): source is Kind {
  return "folder" in source;
}

/** The field that a new file is named after. */
function namingField({ source, fields }: Draft): unknown {
  return isKind(source) && source.format === "markdown" ? fields.title : fields.id;
}

function newName(draft: Draft): string {
  const naming = namingField(draft);
  return typeof naming === "string" || typeof naming === "number" ? fileNameOf(String(naming)) : "";
}

/** An id that can't be a file's name as it stands. */
function faultOfNewName(draft: Draft, name: string): Finding[] {
  const { source, fields } = draft;
  if (!isKind(source) || source.idKind !== "slug" || source.format !== "json") return [];
  if (typeof fields.id !== "string" || fields.id === name || name === "") return [];
  const message = `is ${quote(fields.id)}, expected ${quote(name)}: an id is the name of a file, in small letters`;
  return [{ severity: "error", field: "id", message }];
}

/** The item among those that its ids and links may clash with; it comes first. */
async function contentAround(draft: Draft, name: string, library: Library): Promise<Content> {
  const { source } = draft;
  const others = await Promise.all(
    neighbourKinds(draft).map(async (kind) => {
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
  const tree = { ...CONTENT, files: await filesNamed(item, draft.uploads, library) };
  return { tree, items: [item, ...stored], unread: [] };
}

/** The files that an item names, as far as they are there; outside the media folder nobody can tell. */
async function filesNamed(item: ContentItem, uploads: ReadonlySet<string>, library: Library): Promise<Set<string>> {
  const named = [...anyRelativePath(item)];
  const isDoubtful = (file: string) => file.startsWith("media/") && !uploads.has(file);
  const listed = named.some(isDoubtful) ? await library.mediaFiles() : undefined;
  return new Set(named.filter((file) => !listed || !isDoubtful(file) || listed.has(file)));
}

/** Where the item would lie. An article whose name is taken gets a number; an id that is taken is a fault. */
function placeOf(source: Kind | Singleton, name: string, stored: readonly ContentItem[]) {
  if (!isKind(source)) return { file: source.file, name };
  const isTaken = stored.some(({ file }) => file === fileOf(source, name));
  if (isTaken && source.format === "markdown") return { file: fileOf(source, `${name}-1`), name: `${name}-1` };
  // Behind the other in order of names, so that the id counts as the other's.
  return { file: fileOf(source, isTaken ? `${name}~` : name), name };
}

function fileOf({ folder, format }: Kind, name: string): string {
  return `${folder}/${name}${format === "json" ? ".json" : ".md"}`;
}

function contentItem(kind: Kind, { name, fields: { body, ...fields } }: StoredItem): ContentItem {
  const text = kind.format === "markdown" ? { body: typeof body === "string" ? body : "" } : {};
  return { source: kind, file: fileOf(kind, name), name, fields, repeated: new Set(), ...text };
}

const people: readonly Kind[] = [teamMember, pastLeader, advisor, member];

/** The kinds that an item's id, author, portfolio or links may have to do with. */
function neighbourKinds({ source, fields, body = "" }: Draft): readonly Kind[] {
  if (holdsSitePath(fields) || /\]\(\s*<?\//.test(body)) return kinds;
  if (!isKind(source)) return [];
  if (source === article) return [article, ...people];
  return people.includes(source) ? people : [source];
}

/** Whether a text anywhere in it is, or in Markdown links to, a path of this site. */
function holdsSitePath(value: unknown): boolean {
  if (typeof value === "string") return isSitePath(value) || /\]\(\s*<?\//.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsSitePath);
}
