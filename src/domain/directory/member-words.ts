import type { MemberFieldName } from "../../model/club-settings";
import { hasMemberField, memberField } from "../../model/member-fields";
import type { PictureSource } from "../picture-source";
import type { DirectoryMember } from "./member-index";

/** A field within a sentence, such as `roll number`, or as the club calls it. */
export function memberFieldInSentence(name: MemberFieldName): string {
  const { label, isUsual } = memberField(name);
  return isUsual ? name + (name === "roll" ? " number" : "") : label;
}

/** The fields by which members can be searched, such as `name, roll number, session and shift`. */
export function searchedFields(): string {
  const fields = (["roll", "session", "shift"] as const).filter(hasMemberField).map(memberFieldInSentence);
  const last = fields.pop();
  return last === undefined ? "name" : `${["name", ...fields].join(", ")} and ${last}`;
}

/** The choice that filters nothing. */
export function allOfMemberField(name: "session" | "shift"): string {
  const { label, isUsual } = memberField(name);
  return isUsual ? `All ${label}s` : `${label}: all`;
}

/** A shift with its name: `1st Shift`, but in the club's own words `Group A`. */
export function shiftText(value: string): string {
  const { label, isUsual } = memberField("shift");
  return isUsual ? `${value} ${label}` : `${label} ${value}`;
}

/** In px, twice what the picture of a member takes in a list; the build makes no other size for lists. */
export const MEMBER_PICTURE_SIZE = 128;

/** The picture of a member in a list; undefined for a member without one. */
export function memberPicture({ picture }: Pick<DirectoryMember, "picture">): PictureSource | undefined {
  return picture === "" ? undefined : { src: picture, width: MEMBER_PICTURE_SIZE, height: MEMBER_PICTURE_SIZE };
}

/** Words about a member after the club's name: `session 2023-2024, 1st shift`. */
export function memberGroups({
  session,
  shift,
}: {
  readonly session: string | null;
  readonly shift: string | null;
}): string {
  const inShift = memberField("shift").isUsual ? `${shift} shift` : shiftText(shift ?? "");
  return [session && `${memberFieldInSentence("session")} ${session}`, shift && inShift].filter(Boolean).join(", ");
}
