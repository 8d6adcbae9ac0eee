import { foldCase } from "../../domain/fold-case";
import { kinds } from "../../model/content-model";
import { pastLeader } from "../../model/past-leader";
import { teamMember } from "../../model/team-member";
import { quote } from "../../model/sentence";
import { itemsOf, shownFile, type Content, type ContentItem } from "../content";
import type { FileFinding } from "../file-finding";
import { itemId } from "../item-id";

/** Ids that are not the name of their file, or that two items share. */
export function checkIds(content: Content): FileFinding[] {
  return [...kinds.flatMap((kind) => checkIdsOfKind(content, itemsOf(content, kind))), ...checkPastLeaders(content)];
}

function checkIdsOfKind({ tree }: Content, items: readonly ContentItem[]): FileFinding[] {
  const owners = ownersOf(items);
  return items.flatMap((item) => {
    const id = itemId(item);
    if (id === undefined) return [];
    const owner = owners.get(foldCase(id));
    const taken = owner && owner !== item ? [`which ${shownFile(tree, owner.file)} has already`] : [];
    const misnamed = isNamedAfter(item, id) ? [] : [`but the file is named ${quote(item.name)}`];
    if (taken.length + misnamed.length === 0) return [];
    const expected =
      misnamed.length > 0 ? "expected both to be the same" : "expected one that differs in more than capital letters";
    return [fault(item, [subject(item, id), ...taken, ...misnamed, expected].join(", "))];
  });
}

/** The item that has an id by right: the one whose file bears it, else the first. */
function ownersOf(items: readonly ContentItem[]): ReadonlyMap<string, ContentItem> {
  const owners = new Map<string, ContentItem>();
  const sorted = items.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const claim = (item: ContentItem) => {
    const id = itemId(item);
    if (id !== undefined && !owners.has(foldCase(id))) owners.set(foldCase(id), item);
  };
  sorted.filter((item) => isNamedAfter(item, itemId(item))).forEach(claim);
  sorted.forEach(claim);
  return owners;
}

/** Names are compared as they read: file systems differ in how they store an accent. */
function isNamedAfter({ name }: ContentItem, id: string | undefined): boolean {
  return name.normalize("NFC") === id?.normalize("NFC");
}

/** Past leaders and the team share the addresses of their profiles. */
function checkPastLeaders(content: Content): FileFinding[] {
  const team = new Map(itemsOf(content, teamMember).map((item) => [itemId(item), item]));
  return itemsOf(content, pastLeader).flatMap((item) => {
    const id = itemId(item);
    const other = id === undefined ? undefined : team.get(id);
    if (id === undefined || !other) return [];
    return [
      fault(
        item,
        `is ${id}, which ${shownFile(content.tree, other.file)} has already, expected an id that no team member has`,
      ),
    ];
  });
}

function subject({ fields, body }: ContentItem, id: string): string {
  if (body !== undefined) return `has the slug ${quote(id)}`;
  return `is ${typeof fields.id === "number" ? id : quote(id)}`;
}

function fault({ file, body }: ContentItem, message: string): FileFinding {
  return { severity: "error", file, field: body === undefined ? "id" : "", message };
}
