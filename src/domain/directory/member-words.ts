import type { MemberFieldName } from "../../model/club-settings";
import { hasMemberField, memberField } from "../../model/member-fields";
import { siteLocale } from "../../words/site-language";
import type { PictureSource } from "../picture-source";
import type { DirectoryMember } from "./member-index";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/** A field within a sentence, such as `roll number`, or as the club calls it. */
export function memberFieldInSentence(name: MemberFieldName): string {
  const { label, isUsual } = memberField(name);
  return isUsual ? inSentence[name] : label;
}

const inSentence: Readonly<Record<MemberFieldName, string>> = {
  session: t("session||years of study"),
  shift: t("shift||group of members"),
  roll: t("roll number"),
};

/** The fields by which members can be searched, such as `name, roll number, session and shift`. */
export function searchedFields(): string {
  const fields = (["roll", "session", "shift"] as const).filter(hasMemberField).map(memberFieldInSentence);
  // English has no comma before the last one here.
  return new Intl.ListFormat(siteLocale()).format([t("name"), ...fields]).replace(", and ", " and ");
}

export function allOfMemberField(name: "session" | "shift"): string {
  const { label, isUsual } = memberField(name);
  if (!isUsual) return t("{field}: all", { field: label });
  return name === "session" ? t("All Sessions") : t("All Shifts");
}

/** The value of a shift in the language of the site, such as `1st`; a word of the club is unchanged. */
export function shiftValue(value: string): string {
  const number = Number(/^(\d)(?:st|nd|rd|th)$/.exec(value)?.[1]);
  return number ? t("{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}||a shift", { number }) : value;
}

/** A shift with its name: `1st Shift`, but in the club's own words `Group A`. */
export function shiftText(value: string): string {
  const { label, isUsual } = memberField("shift");
  return isUsual ? t("{shift} Shift", { shift: shiftValue(value) }) : t("{field} {value}", { field: label, value });
}

/** In px, twice what the picture of a member takes in a list; the build makes no other size for lists. */
export const MEMBER_PICTURE_SIZE = 128;

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
  const inShift = (value: string) =>
    memberField("shift").isUsual ? t("{shift} shift", { shift: shiftValue(value) }) : shiftText(value);
  return commaText([session && sessionText(session), shift && inShift(shift)]);
}

function sessionText(value: string): string {
  const { label, isUsual } = memberField("session");
  return isUsual ? t("session {session}", { session: value }) : t("{field} {value}", { field: label, value });
}
