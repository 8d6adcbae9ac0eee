import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileErrorMessage } from "../../src/content/read/file-error-message";
import { parseJson, propertyOf } from "../../src/domain/shape";
import { placedMessage } from "../../src/model/check/sentence";
import { decodedText, TableError } from "../../src/domain/tables/read-table";
import { t } from "../../src/words/t";

/** What a file of a contest is. Of the first ones, which hold standings, there is one. */
export type Role = (typeof standingsRoles)[number] | (typeof otherRoles)[number];

const standingsRoles = ["scoreboard", "results.tsv", "scoreboard.tsv", "codeforces", "table"] as const;
const otherRoles = [
  "contest",
  "teams",
  "problems",
  "organizations",
  "groups",
  "awards",
  "persons",
  "teams.tsv",
  "groups.tsv",
] as const;

export interface ContestFile {
  readonly file: string;
  readonly role: Role;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** What is in a file in JSON. */
  readonly json: unknown;
}

/** The files of one contest, by what they are. */
export type ContestFiles = ReadonlyMap<Role, ContestFile>;

/**
 * Reads the given files and those beside them that complete the same contest.
 *
 * @throws Error that names the file that can't be read, is not a file of a contest, or is one too many
 */
export function readContestFiles(given: readonly string[]): {
  readonly standings: ContestFile;
  readonly files: ContestFiles;
} {
  const files = new Map<Role, ContestFile>();
  for (const file of given) {
    const read = readContestFile(file);
    const twin = [...files.values()].find(
      ({ role }) => role === read.role || (isStandings(role) && isStandings(read.role)),
    );
    if (twin)
      throw new Error(placedMessage(file, t("is the same kind of file as {file}, expected one", { file: twin.file })));
    files.set(read.role, read);
  }
  const standings = [...files.values()].find(({ role }) => isStandings(role));
  if (!standings)
    throw new Error(placedMessage(given.join(", "), t("has no standings, expected a file such as scoreboard.json")));
  for (const role of otherRoles) {
    const beside = path.join(path.dirname(standings.file), role.includes(".") ? role : `${role}.json`);
    if (!files.has(role) && existsSync(beside)) files.set(role, { ...readContestFile(beside), role });
  }
  return { standings, files };
}

function isStandings(role: Role): boolean {
  return standingsRoles.some((each) => each === role);
}

function readContestFile(file: string): ContestFile {
  try {
    const bytes = readFileSync(file);
    const text = decodedText(bytes);
    const [line = ""] = text.split(/\r?\n/, 1);
    const tsv = /^(results|scoreboard|teams|groups)\t1\s*$/.exec(line)?.[1];
    if (tsv) return { file, role: `${tsv}.tsv` as Role, bytes, text, json: undefined };
    if (!/^\s*[[{]/.test(text)) return { file, role: "table", bytes, text, json: undefined };
    const json = parseJson(text);
    const role = roleOf(json, path.basename(file, ".json"));
    if (role === undefined)
      throw new TableError(t("is not a file of a contest, expected one such as scoreboard.json or teams.json"));
    return { file, role, bytes, text, json };
  } catch (error) {
    const message = error instanceof TableError ? error.message : fileErrorMessage("file", error);
    throw new Error(placedMessage(file, message), { cause: error });
  }
}

/** What the entries of the lists of the Contest API have, and no others. */
const marks: readonly (readonly [role: Role, fields: readonly string[]])[] = [
  ["awards", ["citation"]],
  ["persons", ["role"]],
  ["teams", ["organization_id", "group_ids", "display_name", "affiliation"]],
  ["problems", ["ordinal", "rgb", "time_limit"]],
  ["organizations", ["formal_name", "country", "country_flag"]],
];

/** @param name of the file, which decides between lists of names only */
function roleOf(json: unknown, name: string): Role | undefined {
  if (Array.isArray(propertyOf(json, "rows"))) return "scoreboard";
  if (propertyOf(json, "result") !== undefined || propertyOf(json, "status") === "FAILED") return "codeforces";
  if (!Array.isArray(json)) return propertyOf(json, "name") === undefined ? undefined : "contest";
  const has = (field: string) => json.some((entry) => propertyOf(entry, field) !== undefined);
  return marks.find(([, fields]) => fields.some(has))?.[0] ?? otherRoles.find((role) => role === name);
}
