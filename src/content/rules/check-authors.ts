import { hasVisibleText } from "../../model/schema/json-object";
import { nameKey } from "../../domain/people/leader-roles";
import { article, authorFolders } from "../../model/kinds/article";
import { kindOf } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import { quote, withExpectation } from "../../model/check/sentence";
import { type Content, type ContentItem, itemId, itemsOf, knownIds, shownFile } from "../content";
import type { Diagnostic } from "../../model/check/diagnostic";
import { t } from "../../words/t";

const authorKinds = authorFolders.map((folder): Kind => kindOf(folder));

/** Articles whose author's id is unknown, or belongs to someone other than the named author. */
export function checkAuthors(content: Content): Diagnostic[] {
  const known = new Set(authorKinds.flatMap((kind) => [...knownIds(content, kind)]));
  const people = peopleOf(content);
  return itemsOf(content, article).flatMap(({ file, fields }): Diagnostic[] => {
    const { authorId, author } = normalised(article.schema, fields);
    if (typeof authorId !== "string" || !hasVisibleText(authorId)) return [];
    const place = { file, path: "authorId" };
    if (!known.has(authorId)) {
      const message = t("is {id}: no team member, past leader, advisor or member has the id {id}", {
        id: quote(authorId),
      });
      return [{ ...place, code: "unknown-author", severity: "error", message }];
    }
    const message = doubtAbout(authorId, keyOf(author), people, content.tree);
    return message === undefined ? [] : [{ ...place, code: "doubtful-author", severity: "warning", message }];
  });
}

/** Team members, past leaders, advisors and members, in the order in which an author is looked up. */
interface People {
  readonly byId: ReadonlyMap<string, readonly ContentItem[]>;
  readonly byName: ReadonlyMap<string, readonly ContentItem[]>;
}

function peopleOf(content: Content): People {
  const people = authorKinds.flatMap((kind) => itemsOf(content, kind));
  return {
    byId: groupedBy(people, (person) => itemId(person) ?? person.name),
    byName: groupedBy(people, ({ fields }) => keyOf(fields.name)),
  };
}

function groupedBy(people: readonly ContentItem[], keyOf: (person: ContentItem) => string) {
  const groups = new Map<string, ContentItem[]>();
  for (const person of people) {
    const group = groups.get(keyOf(person)) ?? [];
    group.push(person);
    groups.set(keyOf(person), group);
  }
  return groups;
}

/** The form in which names are compared; empty for a missing name. */
function keyOf(name: unknown): string {
  return typeof name === "string" ? nameKey(name) : "";
}

/**
 * Says why an id may not mean the person it leads to: the article names someone else, as happens when a leader gets a
 * new id. If it names no one in the club, an id that several kinds of people have is doubtful.
 */
function doubtAbout(
  authorId: string,
  author: string,
  { byId, byName }: People,
  tree: Content["tree"],
): string | undefined {
  const [person, other] = byId.get(authorId) ?? [];
  if (person === undefined || (author !== "" && keyOf(person.fields.name) === author)) return undefined;
  const leads = { id: quote(authorId), person: shownFile(tree, person.file) };
  const [named] = author === "" ? [] : (byName.get(author) ?? []);
  if (named !== undefined)
    return withExpectation(
      t("is {id}, which leads to {person}, but the author has the name of {named}", {
        ...leads,
        named: shownFile(tree, named.file),
      }),
      idExpectation(named, authorId),
    );
  if (other === undefined) return undefined;
  return t(
    "is {id}, which leads to {person}, but {other} also has that id, expected the name of one of them as the author",
    { ...leads, other: shownFile(tree, other.file) },
  );
}

/** If two people share an id, the article can only lead to the first. */
function idExpectation(person: ContentItem, authorId: string): string {
  const id = itemId(person) ?? person.name;
  return id === authorId
    ? t("expected no id, since another person's profile is found first")
    : t("expected {id}", { id: quote(id) });
}
