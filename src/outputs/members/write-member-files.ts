import path from "node:path";
import { packMembers, type MemberIndex } from "../../domain/directory/member-index";
import { codeforcesHandle } from "../../domain/people/codeforces-handle";
import { routes } from "../../domain/routes";
import { replaceFile } from "../writing/replace-file";
import { writeDataFile } from "../data-files/write-data-file";
import { memberDataText } from "./member-data-text";
import { smallPicture, type SiteMember } from "./site-member";

/** The members as the directory needs them. */
export function memberIndex(members: readonly SiteMember[]): MemberIndex {
  return packMembers(
    members.map((member) => ({
      id: member.jsonId,
      name: member.name,
      session: member.session,
      shift: member.shift,
      roll: member.roll ?? "",
      picture: smallPicture(member) ?? "",
      competes: member.iscp === true,
      handle: (member.iscp === true && codeforcesHandle(member.codeforces)) || "",
    })),
  );
}

/** Writes the index, and returns its address. */
export function writeMemberIndex(publicDirectory: string, index: MemberIndex): Promise<string> {
  return writeDataFile(publicDirectory, "members", index);
}

/** Writes the file that /member-data shows and hands out. */
export async function writeMemberData(publicDirectory: string, members: readonly SiteMember[]): Promise<void> {
  await replaceFile(path.join(publicDirectory, routes.memberFile), memberDataText(members));
}
