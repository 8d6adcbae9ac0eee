import { foldCase } from "../../domain/text/letters";
import { routes } from "../../domain/routes";
import { kinds, kindsWith } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import { quote } from "../../model/check/sentence";
import { type Content, type ContentItem, inClaimOrder, itemId, itemsOf, shownFile } from "../content";
import type { Diagnostic, DiagnosticCode } from "../../model/check/diagnostic";
import { hasVisibleText, hasText, isJsonObject } from "../../model/schema/json-object";
import { course } from "../../model/kinds/course";
import { t } from "../../words/t";

/** Ids that differ from the name of the file, or that two items share. */
export function checkIds(content: Content): Diagnostic[] {
  return [...kinds.flatMap((kind) => checkIdsOfKind(content, kind)), ...checkSharedAddresses(content)];
}

function checkIdsOfKind(content: Content, kind: Kind): Diagnostic[] {
  const items = itemsOf(content, kind);
  const owners = ownersOf(inClaimOrder(items, content));
  return items.flatMap((item) => {
    const id = itemId(item);
    if (id === undefined) return [];
    const owner = owners.get(foldCase(id));
    const other = owner === item ? undefined : owner;
    if (other === undefined && isNamedAfter(item, id)) return [];
    const message = idError(item, id, other && shownFile(content.tree, other.file));
    return [diagnosticOf(item, message, other ? "duplicate-id" : "mismatched-id", other)];
  });
}

/** @param file the file that has the id already; undefined if there is none */
function idError(item: ContentItem, id: string, file: string | undefined): string {
  const isNumber = typeof item.fields.id === "number";
  const found = { kind: item.body === undefined ? "id" : "slug", id: isNumber ? id : quote(id) };
  const name = quote(item.name);
  if (file === undefined)
    return t(
      "{kind, select, slug {has the slug {id}} other {is {id}}}, but the file is named {name}, expected both to be the same",
      { ...found, name },
    );
  if (!isNamedAfter(item, id))
    return t(
      "{kind, select, slug {has the slug {id}} other {is {id}}}, which {file} already has, but the file is named {name}, expected both to be the same",
      { ...found, file, name },
    );
  return isNumber
    ? t("is {id}, which {file} already has, expected another number", { id, file })
    : t(
        "{kind, select, slug {has the slug {id}} other {is {id}}}, which {file} already has, expected one that differs in more than upper and lower case",
        { ...found, file },
      );
}

/** The rightful owner of an id: the item whose file has its name, or the first. */
function ownersOf(items: readonly ContentItem[]): ReadonlyMap<string, ContentItem> {
  const owners = new Map<string, ContentItem>();
  const claim = (item: ContentItem) => {
    const id = itemId(item);
    if (id !== undefined && !owners.has(foldCase(id))) owners.set(foldCase(id), item);
  };
  items.filter((item) => isNamedAfter(item, itemId(item))).forEach(claim);
  items.forEach(claim);
  return owners;
}

/** Names are compared in one Unicode form, since file systems store accents differently. */
function isNamedAfter({ name }: ContentItem, id: string | undefined): boolean {
  return name.normalize("NFC") === id?.normalize("NFC");
}

/** Kinds whose pages have the same addresses, such as past leaders and the team, must not share an id. */
function checkSharedAddresses(content: Content): Diagnostic[] {
  const owners = new Map<string, ContentItem>();
  const isDraft = (item: ContentItem) => Number(item === content.draft);
  const paged = kindsWith("item").flatMap((kind) => itemsOf(content, kind).map((item) => ({ kind, item })));
  const diagnostics: Diagnostic[] = [];
  for (const { kind, item } of paged.sort((a, b) => isDraft(a.item) - isDraft(b.item))) {
    const id = itemId(item);
    if (id === undefined) continue;
    const address = routes.item(kind.folder, id);
    const owner = owners.get(address) ?? item;
    owners.set(address, owner);
    // Two items of one kind already have an error.
    if (owner.source === kind || !("folder" in owner.source)) continue;
    const message = t(
      "is {id}, which {file} already has, expected an id that no {kind, select, team {team member} other {past leader}} has",
      { id, file: shownFile(content.tree, owner.file), kind: owner.source.folder },
    );
    diagnostics.push(diagnosticOf(item, message, "duplicate-id", owner));
  }
  return diagnostics;
}

function diagnosticOf(
  { file, body }: ContentItem,
  message: string,
  code: DiagnosticCode,
  other?: ContentItem,
): Diagnostic {
  const path = body === undefined ? "id" : "";
  return { code, severity: "error", file, path, message, ...(other && { related: [other.file] }) };
}

export function checkCourseModules(content: Content): Diagnostic[] {
  return itemsOf(content, course).flatMap((item) => [...checkModuleIds(item), ...checkQuestionIds(item)]);
}

function checkModuleIds(item: ContentItem): Diagnostic[] {
  return sharedIds(moduleIds(item)).map(({ id, index, owner }) => {
    const message = t("is {value}, which {module} already has, expected a unique id within the course", {
      value: quote(id),
      module: `modules[${owner}]`,
    });
    return { code: "duplicate-id", severity: "error", file: item.file, path: `modules[${index}].id`, message };
  });
}

/** A learner's answers are stored under the id of a question, or its words. */
function checkQuestionIds(item: ContentItem): Diagnostic[] {
  const { modules } = item.fields;
  return (Array.isArray(modules) ? modules : []).flatMap((module: unknown, place): Diagnostic[] => {
    const quiz: readonly unknown[] = isJsonObject(module) && Array.isArray(module.quiz) ? module.quiz : [];
    const path = (index: number) => `modules[${place}].quiz[${index}]`;
    const unnamed = quiz.map((question) => (hasText(question, "id") ? {} : question));
    return [
      ...sharedIds(textsOf(quiz, "id")).map(({ id, index, owner }): Diagnostic => {
        const message = t("is {value}, which {question} already has, expected a unique id within the module", {
          value: quote(id),
          question: path(owner),
        });
        return { code: "duplicate-id", severity: "error", file: item.file, path: `${path(index)}.id`, message };
      }),
      ...sharedIds(textsOf(unnamed, "question")).map(({ index, owner }): Diagnostic => {
        const message = t("asks the same as {question}, expected an id for each: they share their answers", {
          question: path(owner),
        });
        return { code: "duplicate-id", severity: "warning", file: item.file, path: path(index), message };
      }),
    ];
  });
}

interface PlacedId {
  readonly id: string;
  readonly index: number;
}

/** The ids that an earlier entry has already, and where that is. */
function sharedIds(ids: readonly PlacedId[]): (PlacedId & { readonly owner: number })[] {
  const owners = new Map<string, number>();
  return ids.flatMap(({ id, index }) => {
    const owner = owners.get(foldCase(id));
    if (owner !== undefined) return [{ id, index, owner }];
    owners.set(foldCase(id), index);
    return [];
  });
}

/** The ids of a course's modules and where they are. */
export function moduleIds({ fields: { modules } }: ContentItem): PlacedId[] {
  return Array.isArray(modules) ? textsOf(modules, "id") : [];
}

function textsOf(entries: readonly unknown[], name: string): PlacedId[] {
  return entries.flatMap((entry, index) => {
    const id = isJsonObject(entry) ? entry[name] : undefined;
    return typeof id === "string" && hasVisibleText(id) ? [{ id, index }] : [];
  });
}
