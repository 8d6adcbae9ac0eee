import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { highestIds } from "../../domain/share/share-picture";
import { kindsWith, type KindWith, kindOf } from "../../model/content-model";
import { descriptors, foldersWith, type Folder, type FolderWith } from "../../model/descriptors";
import { isPublished } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import { nodeId } from "../../outputs/site";
import { titleSuffixes, templateFile } from "./page-context";
import { portfolioOwner } from "../../domain/people/portfolio";
import { queryNodes } from "../query-nodes";
import type { Histories } from "../../domain/ratings/history";
import { shownHistory } from "../../domain/ratings/plot";
import { rankedHandle } from "../../domain/ratings/ranked";
import { handleKey } from "../../domain/ratings/rating";
import { ratingHistories } from "../../outputs/members/leaderboard-start";
import { member } from "../../model/kinds/member";
import { propertyOf } from "../../domain/shape";
import { currentAndPast, leadersOf, roleLines, type Leader, type LeaderRecord } from "../../domain/people/leader-roles";
import { pastTerms, type PastTerm, termPages } from "../../domain/people/team-lists";
import { workshop } from "../../model/kinds/workshop";

type PagedKind = KindWith<FolderWith<"item">>;

/** Kinds whose pages need more than their item; each has a module of its own. */
const otherKinds: ReadonlySet<Folder> = new Set(["notices", "posts", "blog", "courses"]);

/** A page for each published item of all other kinds. Where two kinds claim one address, the first gets it. */
export async function createItemPages(gatsby: CreatePagesArgs): Promise<void> {
  const taken = new Set<string>();
  const leaders = await queryLeaders(gatsby);
  const roles = new Map(leaders.flatMap((leader) => leader.records.map(({ id }) => [id, roleLines(leader)] as const)));
  const histories = ratingHistories(gatsby.getNodesByType);
  for (const kind of kindsWith("item"))
    if (!otherKinds.has(kind.folder)) createPagesOf(kind, gatsby, { taken, roles, histories });
  createTermPages(gatsby, pastTerms(leaders));
}

/** The pages of terms, where there are too many past leaders for one page. */
function createTermPages({ actions }: CreatePagesArgs, terms: readonly PastTerm<Recorded>[]): void {
  const pages = termPages(terms);
  for (const [index, { slug }] of pages.entries()) {
    const entries = terms[index]?.entries ?? [];
    const ids = entries.flatMap(({ leader, profile }) => [leader.jsonId, profile]);
    const component = templateFile("term");
    actions.createPage({ path: routes.year("team", slug), component, context: { slug, pages, ids } });
  }
}

interface Surroundings {
  /** The addresses of other pages. */
  readonly taken: Set<string>;
  /** The roles of each leader over the years, by node. */
  readonly roles: ReadonlyMap<string, readonly string[]>;
  readonly histories: Histories;
}

function createPagesOf(
  kind: PagedKind,
  { getNodesByType, actions }: CreatePagesArgs,
  { taken, roles, histories }: Surroundings,
): void {
  const nodes = getNodesByType(kind.typeName).filter((node) => isPublished(kind, node));
  const items = nodes.map((node) => ({ ...normalised(kind.schema, node), node, id: nodeId(node) }));
  const suffixes = titleSuffixes(items.map((item) => ({ id: item.id, title: titleOf(item) })));
  const most = kind.sharePicture?.most;
  const withPicture = new Set(most === undefined ? items : highestIds(items, ({ id }) => Number(id), most));
  for (const item of items) {
    const address = routes.item(kind.folder, item.id);
    if (taken.has(address)) continue;
    taken.add(address);
    actions.createPage({
      path: address,
      component: templateFile(kind.template),
      context: {
        jsonId: kind.idKind === "number" ? Number(item.id) : item.id,
        titleSuffix: suffixes.get(item.id) ?? "",
        ...(most !== undefined && { hasPicture: withPicture.has(item) }),
        ...(kind === member && historyOf(item, histories)),
        ...(kind.family === "Leader" && { roles: roles.get(item.node.id) ?? [] }),
        ...(sharesAddresses(kind) && { folder: kind.folder }),
      },
    });
  }
}

/** The rating history on the profile of a member; none for those who do not take part in the leaderboard. */
function historyOf(item: object, histories: Histories) {
  const history = histories.get(handleKey(rankedHandle(item) ?? ""));
  return history && { ratingHistory: shownHistory(history) };
}

function titleOf(item: object): string {
  const title = propertyOf(item, "title") ?? propertyOf(item, "name");
  return typeof title === "string" ? title : "";
}

/** True if the addresses of a kind's items begin like those of a kind before it. */
function sharesAddresses({ folder }: PagedKind): boolean {
  const owner = foldersWith("item").find((other) => descriptors[other].item === descriptors[folder].item);
  return owner !== folder;
}

/** All present and past leaders. */
async function queryLeaders({ graphql }: CreatePagesArgs): Promise<Leader<Recorded>[]> {
  const recordsOf = (folder: "team" | "past-leaders", fields: string) =>
    queryNodes<Recorded>(graphql, kindOf(folder).typeName, `${leaderFields} ${fields}`);
  return leadersOf(...currentAndPast(await recordsOf("team", ""), await recordsOf("past-leaders", "tenure")));
}

type Recorded = LeaderRecord & { readonly id: string };

const leaderFields = "id jsonId name position session email github linkedin isActive roles { term position }";

export function createAttendancePages({ getNodesByType, actions }: CreatePagesArgs): void {
  const component = templateFile("attendance");
  for (const node of getNodesByType(workshop.typeName))
    actions.createPage({
      path: routes.attendance(nodeId(node)),
      component,
      context: { jsonId: nodeId(node) },
    });
}

/** A page for each item of the kinds whose addresses are at the top of the site. */
export function createOwnPages({ getNodesByType, actions }: CreatePagesArgs): void {
  for (const kind of kindsWith("atTop"))
    for (const node of getNodesByType(kind.typeName))
      actions.createPage({
        path: routes.page(nodeId(node)),
        component: templateFile(kind.template),
        context: { jsonId: nodeId(node), folder: kind.folder },
      });
}

interface Person {
  readonly jsonId: number;
  readonly name: string;
  readonly portfolio: string | null;
}

/** `/{name}` for everyone with a portfolio; someone in two lists has one page. The content check reports collisions. */
export async function createPortfolioPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const taken = new Set<string>();
  for (const { folder, typeName } of kindsWith("portfolio"))
    for (const person of await queryNodes<Person>(graphql, typeName, "jsonId name portfolio")) {
      const { name, portfolio, slug } = portfolioOwner(person) ?? { slug: "" };
      if (slug === "" || taken.has(slug)) continue;
      taken.add(slug);
      actions.createPage({
        path: routes.portfolio(slug),
        component: templateFile("portfolio"),
        context: {
          name,
          portfolio,
          page: routes.portfolio(slug),
          profile: routes.item(folder, person.jsonId),
          noindex: true,
        },
      });
    }
}
