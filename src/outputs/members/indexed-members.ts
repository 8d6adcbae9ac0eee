import type { IndexedMember } from "../../domain/directory/member-index";
import { isRanked, rankedHandle } from "../../domain/ratings/leaderboard";
import { type SiteMember, smallPicture } from "./site-member";

/** The members as the directory needs them. */
export function indexedMembers(members: readonly SiteMember[]): readonly IndexedMember[] {
  return members.map((member) => ({
    id: member.jsonId,
    name: member.name,
    session: member.session ?? "",
    shift: member.shift ?? "",
    roll: member.roll ?? "",
    picture: smallPicture(member) ?? "",
    competes: isRanked(member),
    handle: rankedHandle(member) ?? "",
  }));
}
