import { memberField } from "../../model/member-fields";
import { memberFieldInSentence, shiftText } from "../directory/member-words";

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
