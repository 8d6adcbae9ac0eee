import type { CreatePagesArgs } from "gatsby";
import { roleLines, type Leader } from "../../domain/people/leader-roles";
import { listOfLeader, pastTerms, termPages } from "../../domain/people/team-lists";
import type { Histories } from "../../domain/ratings/history";
import { shownHistory } from "../../domain/ratings/plot";
import { rankedHandle } from "../../domain/ratings/ranked";
import { handleKey } from "../../domain/ratings/rating";
import { talksByProfile, type Talk } from "../../domain/people/talks";
import { placingsByProfile, readResult, type ProfilePlacing } from "../../domain/results/profile-placings";
import { roundsOfMember, type ShownRound } from "../../domain/rounds/shown-rounds";
import { routes } from "../../domain/routes";
import { propertyOf } from "../../domain/shape";
import { highestIds } from "../../domain/share/share-picture";
import { kindOf, kindsWith, type KindWith } from "../../model/content-model";
import { descriptors, foldersWith, type FolderWith } from "../../model/descriptors";
import { isPublished, type Kind, type PageFact } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { ratingHistories } from "../../outputs/members/leaderboard-start";
import { memberRounds } from "../../outputs/members/member-rounds";
import { nodeId } from "../../outputs/site";
import { titleSuffixes, templateFile } from "./page-context";
import type { LeaderNode } from "./term-pages";

type PagedKind = KindWith<FolderWith<"item">>;

/**
 * A page for each published item of the kinds whose pages need little more than their item. If two kinds claim the same
 * address, the first gets it.
 *
 * @param membersAddress of the file with all members
 */
export function createItemPages(
  gatsby: CreatePagesArgs,
  leaders: readonly Leader<LeaderNode>[],
  membersAddress: string,
): void {
  const taken = new Set<string>();
  const pages = termPages(pastTerms(leaders));
  const leaderFacts = new Map(
    leaders.flatMap((leader) => {
      const facts = { roles: roleLines(leader), list: listOfLeader(leader, pages) };
      return leader.records.map(({ id }) => [id, facts] as const);
    }),
  );
  const histories = ratingHistories(gatsby.getNodesByType);
  const placings = placingsByProfile(itemsOf(kindOf("results"), gatsby));
  const talks = talksByProfile(itemsOf(kindOf("events"), gatsby));
  const profiles = new Set(
    kindsWith("profile").flatMap((kind) => itemsOf(kind, gatsby).map(({ id }) => routes.item(kind.folder, id))),
  );
  const rounds = memberRounds(gatsby.getNodesByType);
  const surroundings = { taken, leaderFacts, histories, placings, talks, rounds, profiles, membersAddress };
  for (const kind of kindsWith("item")) if (!kind.hasOwnPages) createPagesOf(kind, gatsby, surroundings);
}

interface Surroundings {
  /** The addresses of other pages. */
  readonly taken: Set<string>;
  /** The roles of each leader over the years and where they are listed, by node. */
  readonly leaderFacts: ReadonlyMap<string, { readonly roles: readonly string[]; readonly list: string }>;
  readonly histories: Histories;
  /** The ranks of people in contests, by profile. */
  readonly placings: ReadonlyMap<string, readonly ProfilePlacing[]>;
  /** The talks of people, by their profiles. */
  readonly talks: ReadonlyMap<string, readonly Talk[]>;
  readonly rounds: readonly ShownRound[];
  /** The paths of all profiles. */
  readonly profiles: ReadonlySet<string>;
  readonly membersAddress: string;
}

/** The published items of a kind, with normalised fields. */
function itemsOf(kind: Kind, { getNodesByType }: CreatePagesArgs) {
  const nodes = getNodesByType(kind.typeName).filter((node) => isPublished(kind, node));
  return nodes.map((node) => ({ ...normalised(kind.schema, node), node, id: nodeId(node) }));
}

function createPagesOf(kind: PagedKind, gatsby: CreatePagesArgs, surroundings: Surroundings): void {
  const items = itemsOf(kind, gatsby);
  const suffixes = titleSuffixes(items.map((item) => ({ id: item.id, title: titleOf(item) })));
  const most = kind.sharePicture?.most;
  const withPicture = new Set(most === undefined ? items : highestIds(items, ({ id }) => Number(id), most));
  for (const item of items) {
    const address = routes.item(kind.folder, item.id);
    if (surroundings.taken.has(address)) continue;
    surroundings.taken.add(address);
    const facts = (kind.pageFacts ?? []).map(
      (fact) => [fact, pageFacts[fact]({ ...item, address }, surroundings)] as const,
    );
    gatsby.actions.createPage({
      path: address,
      component: templateFile(kind.template),
      context: {
        jsonId: kind.idKind === "number" ? Number(item.id) : item.id,
        titleSuffix: suffixes.get(item.id) ?? "",
        ...(most !== undefined && { hasPicture: withPicture.has(item) }),
        ...Object.fromEntries(facts),
        ...(sharesAddresses(kind) && { folder: kind.folder }),
      },
    });
  }
}

interface PagedItem extends JsonObject {
  readonly node: { readonly id: string };
  readonly address: string;
}

const pageFacts: Readonly<Record<PageFact, (item: PagedItem, surroundings: Surroundings) => unknown>> = {
  // Empty for members who don't take part in the leaderboard.
  ratingHistory: ({ iscp, codeforces }, { histories }) => {
    const history = histories.get(handleKey(rankedHandle({ iscp, codeforces }) ?? ""));
    return history && shownHistory(history);
  },
  roles: ({ node }, { leaderFacts }) => leaderFacts.get(node.id)?.roles ?? [],
  list: ({ node }, { leaderFacts }) => leaderFacts.get(node.id)?.list ?? routes.list("team"),
  placings: ({ address }, { placings }) => placings.get(address),
  talks: ({ address }, { talks }) => talks.get(address),
  rounds: ({ id, address }, { rounds, placings }) => {
    const ofResults = new Set(placings.get(address)?.map(({ contestId }) => contestId));
    const own = roundsOfMember(rounds, Number(id), (round) => !ofResults.has(round.id));
    return own.length === 0 ? undefined : own;
  },
  goneProfiles: (item, { profiles }) => {
    const named = readResult(item).rows.flatMap(({ people }) => people.map(({ profile }) => profile));
    const gone = named.filter((profile) => !profiles.has(profile));
    return gone.length === 0 ? undefined : [...new Set(gone)];
  },
  membersAddress: (_item, { membersAddress }) => membersAddress,
};

function titleOf(item: object): string {
  const title = propertyOf(item, "title") ?? propertyOf(item, "name");
  return typeof title === "string" ? title : "";
}

/** True if the addresses of a kind's items have the same beginning as those of an earlier kind. */
function sharesAddresses({ folder }: PagedKind): boolean {
  const owner = foldersWith("item").find((other) => descriptors[other].item === descriptors[folder].item);
  return owner !== folder;
}
