import { isPart, parts, type Part } from "../../model/parts";
import { isFolder } from "../../model/descriptors";
import type { Host } from "./hosts";

/** What the maintainer of a new club has chosen. */
export interface ClubChoices {
  /** The values of fields, by `Question.flag`; fields without one are left out. */
  readonly answers: ReadonlyMap<string, string>;
  /** Parts of the site that the club does without. */
  readonly off: readonly Part[];
  readonly host: Host;
  /** The repository of the site generator and the version to use. */
  readonly engine: { readonly repository: string; readonly version: string };
}

export const usedKinds: readonly Part[] = parts.filter(isFolder);
export const features: readonly Part[] = parts.filter((part) => !isFolder(part));

/**
 * The parts to switch off.
 *
 * @param kinds names of the kinds to use, with commas between; undefined: all
 * @param without names of the parts to do without, with commas between
 * @throws Error that names a part that does not exist
 */
export function switchedOff(kinds: string | undefined, without: string | undefined): readonly Part[] {
  const used = kinds === undefined ? usedKinds : namesIn(kinds, "--kinds", usedKinds);
  const left = namesIn(without ?? "", "--without", parts);
  return parts.filter((part) => left.includes(part) || (isFolder(part) && !used.includes(part)));
}

function namesIn(list: string, flag: string, known: readonly Part[]): readonly Part[] {
  const names = list.split(",").map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    if (isPart(name) && known.includes(name)) return name;
    throw new Error(`${flag}: '${name}' is not a part of the site, expected some of ${known.join(", ")}`);
  });
}

/**
 * The repository and version that `owner/name@version` names.
 *
 * @throws Error if the text has another form
 */
export function engineOf(text: string): ClubChoices["engine"] {
  const [, repository, version] = /^([\w-]+\/[\w.-]+)@([\w./-]+)$/.exec(text) ?? [];
  if (repository === undefined || version === undefined)
    throw new Error(`--engine: is '${text}', expected a repository and a version, such as owner/name@v1.0.0`);
  return { repository, version };
}
