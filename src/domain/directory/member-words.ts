import type { MemberFieldName } from "../../model/club-settings";
import { memberField } from "../../model/member-fields";

/** What sentences call a field that has its usual name. */
const usualNames: Readonly<Record<MemberFieldName, string>> = {
  session: "session",
  shift: "shift",
  roll: "roll number",
};

/** Whether the club has a field of its members. */
export function hasMemberField(name: MemberFieldName): boolean {
  return memberField(name).use !== "off";
}

/** A field within a sentence. */
export function memberFieldInSentence(name: MemberFieldName): string {
  const { label, isUsual } = memberField(name);
  return isUsual ? usualNames[name] : label;
}

/** What members can be searched by, such as `name, roll number, session and shift`. */
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

/** What a sentence says about a member after the club's name: `session 2023-2024, 1st shift`. */
export function groupsOf({
  session,
  shift,
}: {
  readonly session: string | null;
  readonly shift: string | null;
}): string {
  const inShift = memberField("shift").isUsual ? `${shift} shift` : shiftText(shift ?? "");
  return [session && `${memberFieldInSentence("session")} ${session}`, shift && inShift].filter(Boolean).join(", ");
}
