import path from "node:path";
import { capitalised } from "../../domain/capitalised";
import { dateText } from "../../domain/date-text";
import { routes } from "../../domain/routes";
import { membersWithPicture } from "../../domain/share/share-picture";
import { advisor } from "../../model/advisor";
import { article } from "../../model/article";
import { event } from "../../model/event";
import { isPublished, type Kind } from "../../model/kind";
import { isRelativePath } from "../../model/link-target";
import { isVideo } from "../../model/media-type";
import { member } from "../../model/member";
import { isJsonObject, normalised, type JsonObject } from "../../model/normalise";
import { notice } from "../../model/notice";
import { pastLeader } from "../../model/past-leader";
import { post } from "../../model/post";
import { teamMember } from "../../model/team-member";
import { workshop } from "../../model/workshop";
import { nodeId } from "../site/node-id";
import type { PictureText } from "./picture-text";
import type { NodesOfType, Site } from "../site/site";

const sections: readonly (readonly [path: string, title: string, facts: string])[] = [
  [routes.events, "Events", "Contests, seminars and get-togethers"],
  [routes.workshops, "Workshops", "Hours and days of learning by doing"],
  [routes.notices, "Notices", "Announcements and files to download"],
  [routes.posts, "Gallery", "Pictures and videos"],
  [routes.team, "Team", "Those who lead the club"],
  [routes.advisors, "Advisors", "The teachers who guide the club"],
  [routes.members, "Members", "Everyone in the club"],
  [routes.blog, "Blog", "What members have learned"],
  [routes.subCommunities, "Sub Communities", "The divisions of the club"],
  [routes.discord, "Discord", "Where members talk"],
  [routes.joinUs, "Join Us", "Why, and who can"],
  [routes.registration, "Registration", "How to become a member"],
];

type SharedSite = Pick<Site, "nodesOfType" | "contentDirectory"> & {
  readonly club: Pick<Site["club"], "name" | "description">;
};

interface Source {
  readonly kind: Kind;
  readonly label: string;
  readonly path: (id: string) => string;
  readonly facts: (item: JsonObject) => readonly unknown[];
  /** Its own picture as the content names it; `image` where a kind says nothing else. */
  readonly photo?: (item: JsonObject) => unknown;
}

const category = ({ category: word }: JsonObject) => (typeof word === "string" ? capitalised(word) : undefined);

const day = ({ date }: JsonObject) => (typeof date === "string" ? dateText(date) : undefined);

const sources: readonly Source[] = [
  { kind: event, label: "Event", path: routes.event, facts: (item) => [day(item), item.venue] },
  { kind: workshop, label: "Workshop", path: routes.workshop, facts: (item) => [day(item), item.venue] },
  { kind: notice, label: "Notice", path: routes.notice, facts: (item) => [day(item), category(item)] },
  {
    kind: post,
    label: "Gallery",
    path: (id) => routes.post(Number(id)),
    facts: (item) => [day(item), category(item)],
    photo: firstPicture,
  },
  {
    kind: article,
    label: "Blog",
    path: routes.article,
    facts: (item) => [item.author, day({ date: item.publishDate })],
    photo: ({ featuredImage }) => featuredImage,
  },
  person(advisor, "Advisor", "advisor", ({ designation, department }) => [designation, department]),
  person(teamMember, "Team", "team", ({ position, department }) => [position, department]),
  person(pastLeader, "Past leader", "team", ({ position, tenure }) => [position, tenure]),
  person(member, "Member", "member", ({ session, shift }) => [`Session ${String(session)}`, `${String(shift)} shift`]),
];

function person(kind: Kind, label: string, profile: "advisor" | "team" | "member", facts: Source["facts"]): Source {
  return { kind, label, path: (id) => routes.profile(profile, Number(id)), facts };
}

/** The picture that a gallery begins with; of a video its thumbnail. */
function firstPicture({ media }: JsonObject): unknown {
  const [first] = Array.isArray(media) ? media.filter((item: unknown) => isJsonObject(item)) : [];
  const { src, type, thumbnail } = first ?? {};
  const isFilm = typeof src === "string" && isVideo({ src, type: type === "video" || type === "image" ? type : null });
  return isFilm ? thumbnail : src;
}

/** What is on the picture of every page that is shared, each page once. */
export function sharedPages({ club, nodesOfType, contentDirectory }: SharedSite): PictureText[] {
  const pages = new Map<string, PictureText>();
  const add = (text: PictureText) => {
    if (!pages.has(text.path)) pages.set(text.path, text);
  };
  add({ path: routes.home, kind: "Welcome", title: club.name, facts: club.description });
  for (const [path, title, facts] of sections) add({ path, kind: club.name, title, facts });
  for (const source of sources) for (const text of textsOf(source, nodesOfType, contentDirectory)) add(text);
  return [...pages.values()];
}

function textsOf(source: Source, nodesOfType: NodesOfType, contentDirectory: string): PictureText[] {
  const { kind, label, facts, photo = (item: JsonObject) => item.image } = source;
  const nodes = [...nodesOfType(kind.typeName)].filter((node) => isPublished(kind, node));
  const own = kind === member ? membersWithPicture(nodes.map((node) => Number(nodeId(node)))) : undefined;
  return nodes
    .filter((node) => own?.has(Number(nodeId(node))) ?? true)
    .map((node) => {
      const item = normalised(kind.schema, node);
      const known = facts(item).filter((fact) => typeof fact === "string" && fact !== "");
      return {
        path: source.path(nodeId(node)),
        kind: label,
        title: [item.title, item.name].find((text) => typeof text === "string") ?? "",
        facts: known.join(" · "),
        photo: fileOf(photo(item), path.join(contentDirectory, kind.folder)),
      };
    });
}

/** Pictures that the content only links are not asked for. */
function fileOf(photo: unknown, folder: string): string | undefined {
  return typeof photo === "string" && photo !== "" && isRelativePath(photo) ? path.resolve(folder, photo) : undefined;
}
