import { MEMBER_PICTURE_SIZE } from "../../domain/directory/member-words";
import { addressOf, resizedPicture, type ResizedPicture } from "../site";
import type { IndexedMember } from "../../domain/directory/member-index";
import { isRanked, rankedHandle } from "../../domain/ratings/ranked";

export interface SiteMember {
  readonly jsonId: number;
  readonly name: string;
  readonly pronouns: string | null;
  readonly session: string | null;
  readonly shift: string | null;
  readonly roll: string | null;
  readonly portfolio: string | null;
  readonly linkedin: string | null;
  readonly github: string | null;
  readonly codeforces: string | null;
  readonly facebook: string | null;
  readonly iscp: boolean | null;
  readonly activity: boolean | null;
  readonly links: readonly { readonly label: string; readonly url: { readonly url: string | null } }[];
  readonly image: ResizedPicture | null;
}

export const smallSquare = `width: ${MEMBER_PICTURE_SIZE}, height: ${MEMBER_PICTURE_SIZE}, cropFocus: ATTENTION, toFormat: WEBP`;

export const siteMemberFields = `
  jsonId name pronouns session shift roll portfolio linkedin github codeforces facebook iscp activity links { label url { url } }
  image ${resizedPicture(smallSquare)}
`;

export function smallPicture({ image }: SiteMember): string | undefined {
  return addressOf(image);
}

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
