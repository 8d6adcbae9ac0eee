import { routes, type ProfileKind } from "./routes";

/** The ids of all who have a profile. */
export interface People {
  readonly team: ReadonlySet<number>;
  readonly pastLeaders: ReadonlySet<number>;
  readonly advisors: ReadonlySet<number>;
  readonly members: ReadonlySet<number>;
}

/** The profile of an article's author, looked up in the team, then past leaders, advisors and members. */
export function authorProfile(authorId: string | null, people: People): string | null {
  const id = Number(authorId?.trim() || Number.NaN);
  const places: readonly (readonly [ReadonlySet<number>, ProfileKind])[] = [
    [people.team, "team"],
    [people.pastLeaders, "team"],
    [people.advisors, "advisor"],
    [people.members, "member"],
  ];
  const kind = places.find(([ids]) => ids.has(id))?.[1];
  return kind === undefined ? null : routes.profile(kind, id);
}
