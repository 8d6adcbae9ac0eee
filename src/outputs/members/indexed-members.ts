import type { IndexedMember } from "../../domain/directory/member-index";
import { codeforcesHandle } from "../../domain/people/codeforces-handle";
import { smallPicture, type SiteMember } from "./site-member";
import { isUsed } from "../../domain/settings/offered";

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
    handle: (isRanked(member) && codeforcesHandle(member.codeforces)) || "",
  }));
}

function isRanked({ iscp }: SiteMember): boolean {
  return iscp === true && isUsed("codeforces");
}
