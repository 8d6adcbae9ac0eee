import { joinTranslations } from "../../src/content/translations/translate-fields";
import { newestTermFirst, termBefore, termKey, yearsOf } from "../../src/domain/people/terms";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { pastLeader } from "../../src/model/kinds/past-leader";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { teamMember } from "../../src/model/kinds/team-member";
import { withRedirects, type ContentChange } from "../../src/content/content-changes";
import { itemsOf, type Content, type ContentItem, itemId } from "../../src/content/content";
import { inNaturalOrder } from "../../src/domain/text/natural-order";
import { leftByHand } from "./left-by-hand";
import { portfolioOwner } from "../../src/domain/people/portfolio";
import { routes } from "../../src/domain/routes";
import { listedRedirects } from "../../src/content/rules/addresses/check-redirects";
import { portfolioOwners } from "../../src/content/rules/check-portfolio-slugs";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/**
 * Moves the team to the past leaders, except for those who stay. Ids stay the same, and with them profiles and the
 * authors of articles.
 *
 * @throws Error with a sentence for the person who asked
 */
export function planNewTerm(content: Content, newTerm: NewTerm): NewTermPlan {
  const team = teamOf(content);
  if (team.length === 0) throw new Error(t("The team is empty: there is no one to hand over."));
  checkStaying(team, newTerm.stay);
  const tenure = tenureOf(content, newTerm);
  const staying = team.filter((person) => isActive(person) && newTerm.stay.has(itemId(person) ?? ""));
  const leaving = team.filter((person) => !staying.includes(person));
  const redirects = portfolioRedirects(content, leaving);
  const changes = [
    ...leaving.flatMap((person) => moved(person, tenure)),
    ...staying.map((person) => withRole(person, tenure)),
    ...redirects.changes,
  ];
  const byHand = leftByHand(content, { leaving, staying, tenure, now: newTerm.now });
  return { tenure, leaving, staying, redirects: redirects.added, changes, byHand };
}

/** Those who lead the club now, in the order of their ids. */
export function teamOf(content: Content): ContentItem[] {
  return itemsOf(content, teamMember).sort((a, b) => inNaturalOrder(a.file, b.file));
}

/** True if a file of the team is of someone who still leads the club. */
export function isActive({ fields }: ContentItem): boolean {
  return fields.isActive !== false;
}

function checkStaying(team: readonly ContentItem[], stay: ReadonlySet<string>): void {
  const ids = team.filter(isActive).flatMap((person) => itemId(person) ?? []);
  for (const id of stay)
    if (!ids.includes(id))
      throw new Error(
        t("--stay: no one in the team has the id {id}, expected one of {ids}, or 'none'.", {
          id: quote(id),
          ids: commaText(ids),
        }),
      );
}

function tenureOf(content: Content, { term, tenure }: NewTerm): string {
  const earlier = itemsOf(content, pastLeader).flatMap(({ fields }) => textIn(fields, "tenure") ?? []);
  const before = termBefore(term, earlier);
  if (before === undefined)
    throw new Error(
      t("The new term is {term}, expected a year such as 2027 or a term such as 2027-2028.", { term: quote(term) }),
    );
  const named = termKey(tenure ?? "");
  if (!named && earlier.some((known) => termKey(known) === termKey(before)))
    throw new Error(
      t(
        "The term {term} is already among the past leaders. Has the new term already been started? To move more people, add --tenure {term}.",
        { term: before },
      ),
    );
  const chosen = named || before;
  if (yearsOf(chosen).length === 0)
    throw new Error(t("--tenure: is {value}, expected a term such as 2026-2027.", { value: quote(chosen) }));
  const [newest] = earlier.toSorted(newestTermFirst);
  if (newest !== undefined && newestTermFirst(chosen, newest) > 0)
    throw new Error(
      t(
        "The team would have served in {term}, before {newest}, the last term of the past leaders. Check the year, or name the term with --tenure.",
        { term: chosen, newest },
      ),
    );
  return chosen;
}

function moved(person: ContentItem, tenure: string): ContentChange[] {
  const { source, file } = person;
  const target = file.replace(/^[^/]*\//, `${pastLeader.folder}/`);
  return [
    { source: pastLeader, file: target, fields: { ...joinTranslations(person), isActive: false, tenure } },
    { source, file, fields: null },
  ];
}

/** With what they were in the term that ends: on /team they are also among the leaders of that term. */
function withRole(person: ContentItem, tenure: string): ContentChange {
  const { source, file, fields } = person;
  const known = normalised(teamMember.schema, fields).roles;
  const roles = Array.isArray(known) ? known.filter(isJsonObject) : [];
  if (roles.some((role) => termKey(textIn(role, "term") ?? "") === termKey(tenure)))
    throw new Error(
      placedMessage(
        file,
        "roles",
        t(
          "already has the term {term}, expected a term that is not recorded yet. Has the new term already been started?",
          { term: quote(tenure) },
        ),
      ),
    );
  const position = textIn(fields, "position");
  const role = { term: tenure, ...(position && { position }) };
  return { source, file, fields: { ...joinTranslations(person), roles: [...roles, role] } };
}

function textIn(fields: JsonObject, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** The wishes of a club when a term begins. */
interface NewTerm {
  /** The term that begins, such as `2027` or `2027-2028`. */
  readonly term: string;
  /** The term that the current team served; absent: the one before the new term. */
  readonly tenure?: string;
  /** The ids of those who stay in the team. */
  readonly stay: ReadonlySet<string>;
  readonly now: Date;
}

/** All that happens when a term begins. */
export interface NewTermPlan {
  readonly tenure: string;
  readonly leaving: readonly ContentItem[];
  readonly staying: readonly ContentItem[];
  /** Pages that disappear with their owners, and where their addresses lead from now on. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly changes: readonly ContentChange[];
  /** The tasks that no command can do, one sentence each. */
  readonly byHand: readonly string[];
}

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Only the current team has pages for portfolios. The addresses of those who leave lead to their profiles, unless someone
 * else has such a page.
 */
function portfolioRedirects(
  content: Content,
  leaving: readonly ContentItem[],
): { readonly added: readonly Redirect[]; readonly changes: readonly ContentChange[] } {
  const files = new Set(leaving.map(({ file }) => file));
  const kept = new Set(portfolioOwners(content).flatMap(({ file, slug }) => (files.has(file) ? [] : slug)));
  const listed = new Set(listedRedirects(content).map(({ from }) => from));
  const added = new Map<string, Redirect>();
  for (const person of leaving) {
    const slug = portfolioOwner(person.fields)?.slug;
    const id = itemId(person);
    if (!slug || id === undefined || kept.has(slug)) continue;
    const from = routes.portfolio(slug);
    if (!listed.has(from) && !added.has(from)) added.set(from, { from, to: routes.item("team", id) });
  }
  const redirects = [...added.values()];
  return { added: redirects, changes: redirects.length > 0 ? [withRedirects(content, redirects)] : [] };
}
