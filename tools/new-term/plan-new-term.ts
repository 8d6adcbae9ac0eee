import { withRedirects, type ContentChange } from "../../src/content/content-changes";
import { itemId, itemsOf, type Content, type ContentItem } from "../../src/content/content";
import { listedRedirects } from "../../src/content/rules/addresses/check-redirects";
import { portfolioOwners } from "../../src/content/rules/check-portfolio-slugs";
import { joinTranslations } from "../../src/content/translations/translate-fields";
import { portfolioOwner } from "../../src/domain/people/portfolio";
import { termBefore, termKey, yearsOf } from "../../src/domain/people/terms";
import { routes } from "../../src/domain/routes";
import { inNaturalOrder } from "../../src/domain/text/natural-order";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { pastLeader } from "../../src/model/kinds/past-leader";
import { teamMember } from "../../src/model/kinds/team-member";
import { isJsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { commaText } from "../../src/words/comma-text";
import { leftByHand } from "./left-by-hand";
import { t } from "../../src/words/t";

interface NewTerm {
  /** The term that begins, such as `2027` or `2027-2028`. */
  readonly term: string;
  /** The term that the current team served; undefined: the one before the new term. */
  readonly tenure?: string | undefined;
  readonly stay: ReadonlySet<string>;
  readonly now: Date;
}

export interface NewTermPlan {
  readonly tenure: string;
  readonly leaving: readonly ContentItem[];
  readonly staying: readonly ContentItem[];
  /** Pages that disappear with their owners, and where their addresses lead from now on. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly changes: readonly ContentChange[];
  /** The tasks that have to be done by hand, one sentence each. */
  readonly byHand: readonly string[];
}

/**
 * Moves the team to the past leaders, except for those who stay. Ids stay the same, and with them profiles and the
 * authors of articles.
 *
 * @throws Error with a message for the user
 */
export function planNewTerm(content: Content, newTerm: NewTerm): NewTermPlan {
  const team = teamOf(content);
  if (team.length === 0) throw new Error(t("The team is empty: there is no one to hand over."));
  checkYears(newTerm);
  const ids = activeTeam(content).flatMap((person) => itemId(person) ?? []);
  for (const id of newTerm.stay)
    if (!ids.includes(id))
      throw new Error(
        t("--stay: no one in the team has the id {id}, expected one of {ids}, or 'none'.", {
          id: quote(id),
          ids: commaText(ids),
        }),
      );
  const tenure = tenureOf(content, newTerm);
  const staying = team.filter((person) => newTerm.stay.has(itemId(person) ?? ""));
  const leaving = team.filter((person) => !staying.includes(person));
  const redirects = portfolioRedirects(content, leaving);
  return {
    tenure,
    leaving,
    staying,
    redirects,
    changes: [
      ...leaving.flatMap((person) => moved(person, tenure)),
      ...staying.map((person) => withRole(person, tenure)),
      ...(redirects.length > 0 ? [withRedirects(content, redirects)] : []),
    ],
    byHand: leftByHand(content, leaving, staying, newTerm.now),
  };
}

/** A term begins in the year in which it is planned, or in the next; one without a year is refused later. */
function checkYears({ term, now }: NewTerm): void {
  const [years, year] = [yearsOf(term), now.getUTCFullYear()];
  if (years.length === 0 || (Math.max(...years) >= year && Math.min(...years) <= year + 1)) return;
  throw new Error(
    t("The new term is {term}, expected one of this year or the next, such as {year} or {years}.", {
      term: quote(term),
      year: String(year + 1),
      years: `${year + 1}-${year + 2}`,
    }),
  );
}

/** Sorted by id, including people who have left the club already. */
function teamOf(content: Content): ContentItem[] {
  return itemsOf(content, teamMember).sort((a, b) => inNaturalOrder(a.file, b.file));
}

export function activeTeam(content: Content): ContentItem[] {
  return teamOf(content).filter(({ fields }) => fields.isActive !== false);
}

function tenureOf(content: Content, { term, tenure }: NewTerm): string {
  if (tenure !== undefined) {
    if (yearsOf(tenure).length === 0)
      throw new Error(t("--tenure: is {value}, expected a term such as 2026-2027.", { value: quote(tenure) }));
    return termKey(tenure);
  }
  const earlier = itemsOf(content, pastLeader).flatMap(({ fields }) =>
    typeof fields.tenure === "string" ? fields.tenure : [],
  );
  const before = termBefore(term, earlier);
  if (before === undefined)
    throw new Error(
      t("The new term is {term}, expected a year such as 2027 or a term such as 2027-2028.", { term: quote(term) }),
    );
  if (earlier.some((known) => termKey(known) === termKey(before)))
    throw new Error(
      t(
        "The term {term} is already among the past leaders. Has the new term already been started? To move more people, add --tenure {term}.",
        { term: before },
      ),
    );
  return before;
}

export function fileOfPastLeader({ file }: ContentItem): string {
  return file.replace(/^[^/]*/, pastLeader.folder);
}

function moved(person: ContentItem, tenure: string): ContentChange[] {
  const fields = { ...joinTranslations(person), isActive: false, tenure };
  return [
    { source: pastLeader, file: fileOfPastLeader(person), fields },
    { source: person.source, file: person.file, fields: null },
  ];
}

/** With their role in the term that ends: on /team they are also among the leaders of that term. */
function withRole(person: ContentItem, tenure: string): ContentChange {
  const { source, file, fields } = person;
  const known = normalised(teamMember.schema, fields).roles;
  const roles = Array.isArray(known) ? known.filter(isJsonObject) : [];
  if (roles.some(({ term }) => typeof term === "string" && termKey(term) === termKey(tenure)))
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
  const { position } = fields;
  const role = { term: tenure, ...(typeof position === "string" && { position }) };
  return { source, file, fields: { ...joinTranslations(person), roles: [...roles, role] } };
}

/**
 * Only the current team has pages for portfolios. The addresses of those who leave lead to their profiles, unless someone
 * else has such a page.
 */
function portfolioRedirects(content: Content, leaving: readonly ContentItem[]): NewTermPlan["redirects"] {
  const files = new Set(leaving.map(({ file }) => file));
  const kept = new Set(portfolioOwners(content).flatMap(({ file, slug }) => (files.has(file) ? [] : slug)));
  const listed = new Set(listedRedirects(content).map(({ from }) => from));
  const added = new Map<string, string>();
  for (const person of leaving) {
    const slug = portfolioOwner(person.fields)?.slug;
    const id = itemId(person);
    if (!slug || id === undefined || kept.has(slug)) continue;
    const from = routes.portfolio(slug);
    if (!listed.has(from) && !added.has(from)) added.set(from, routes.item("team", id));
  }
  return Array.from(added, ([from, to]) => ({ from, to }));
}
