import { routes } from "../../domain/routes";
import { event } from "../../model/event";
import type { Kind } from "../../model/kind";
import { member } from "../../model/member";
import { notice } from "../../model/notice";
import { pastLeader } from "../../model/past-leader";
import { teamMember } from "../../model/team-member";
import { workshop } from "../../model/workshop";

/** A list of the open data: the kinds it holds, each with the address of its pages. */
export interface OpenList {
  readonly name: string;
  readonly description: string;
  readonly sources: readonly OpenSource[];
}

interface OpenSource {
  readonly kind: Kind;
  readonly path: (id: string) => string;
}

const profile = (kind: "team" | "member") => (id: string) => routes.profile(kind, Number(id));

export const openLists: readonly OpenList[] = [
  { name: "events", description: "All events of the club.", sources: [{ kind: event, path: routes.event }] },
  {
    name: "workshops",
    description: "All workshops of the club.",
    sources: [{ kind: workshop, path: routes.workshop }],
  },
  { name: "notices", description: "All notices of the club.", sources: [{ kind: notice, path: routes.notice }] },
  {
    name: "members",
    description: "All members of the club.",
    sources: [{ kind: member, path: profile("member") }],
  },
  {
    name: "team",
    description: "Those who lead the club, and those who led it before.",
    sources: [
      { kind: teamMember, path: profile("team") },
      { kind: pastLeader, path: profile("team") },
    ],
  },
];
