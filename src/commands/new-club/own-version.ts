import { spawnSync } from "node:child_process";
import { isJsonObject } from "../../model/schema/json-object";
import { engineOf, type ClubChoices } from "./club-choices";

/** The owner in the `repository` of package.json as long as no one has written their own there. */
const PLACEHOLDER = "example";

/** `github:owner/name`, `https://github.com/owner/name.git` or `git@github.com:owner/name.git`. */
const onGitHub = /github(?:\.com)?[:/]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/**
 * The repository and version of this site generator: as package.json names them, else the one that it was cloned from.
 *
 * @param about what package.json says
 * @param origin the address of the repository that this one was cloned from; empty if it was not
 * @throws Error that says how to name it
 */
export function ownVersion(about: unknown, origin: string): ClubChoices["engine"] {
  const { repository, version } = isJsonObject(about) ? about : {};
  const stated = isJsonObject(repository) ? repository.url : repository;
  const names = [String(stated), origin].map((address) => onGitHub.exec(address.trim())?.[1]);
  const name = names.find((each) => each !== undefined && !each.startsWith(`${PLACEHOLDER}/`));
  if (name === undefined)
    throw new Error(
      "Missing: --engine, the repository of this site generator and its version, such as owner/name@v1.0.0. To do without the flag, set `repository` in package.json.",
    );
  return engineOf(`${name}@v${String(version)}`);
}

/** The address of the repository that this folder was cloned from; empty if it was not cloned, or Git is not installed. */
export function cloneOrigin(): string {
  const { status, stdout } = spawnSync("git", ["remote", "get-url", "origin"], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}
