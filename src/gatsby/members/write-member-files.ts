import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { packMembers, type MemberIndex } from "../../domain/directory/member-index";
import { codeforcesHandle } from "../../domain/codeforces-handle";
import { routes } from "../../domain/routes";
import { memberDataText } from "./member-data-text";
import { smallPicture, type SiteMember } from "./site-member";

const folder = "data";

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
      handle: member.iscp === true ? (codeforcesHandle(member.codeforces) ?? "") : "",
    })),
  );
}

/** Writes the index under a name that changes with its content, and returns its address. */
export async function writeMemberIndex(publicDirectory: string, index: MemberIndex): Promise<string> {
  const text = JSON.stringify(index);
  const name = `members.${createHash("sha256").update(text).digest("hex").slice(0, 20)}.json`;
  const directory = path.join(publicDirectory, folder);
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, name), text);
  const outdated = (await readdir(directory)).filter((file) => /^members\..*\.json$/.test(file) && file !== name);
  await Promise.all(outdated.map((file) => rm(path.join(directory, file))));
  return `/${folder}/${name}`;
}

/** Writes the file that /member-data shows and hands out. */
export async function writeMemberData(publicDirectory: string, members: readonly SiteMember[]): Promise<void> {
  await writeFile(path.join(publicDirectory, routes.memberFile), memberDataText(members));
}
