import { commitsOf, gitBytes } from "./git";

/** The text of a file at a commit; undefined if it did not exist. */
export type TextAt = (file: string) => string | undefined;

/**
 * The committed versions of groups of files: for each group, one for every commit on the branch that changed one of its files,
 * newest first. Empty if Git does not know them.
 *
 * @param groups paths in the content, such as `[["blog/first.md", "blog/first.bn.md"]]`
 */
export function readVersions(
  directory: string,
  groups: readonly (readonly string[])[],
): readonly (readonly TextAt[])[] {
  if (groups.length === 0) return [];
  const commits = commitsOf(directory, "%H").map(({ told, files }) => ({ hash: told, files: new Set(files) }));
  const versions = groups.map((files) => commits.filter((commit) => files.some((file) => commit.files.has(file))));
  const names = versions.flatMap((own, index) =>
    own.flatMap(({ hash }) => (groups[index] ?? []).map((file) => `${hash}:./${file}`)),
  );
  const texts = textsOf(directory, [...new Set(names)]);
  return versions.map((own) =>
    own.map(
      ({ hash }): TextAt =>
        (file) =>
          texts.get(`${hash}:./${file}`),
    ),
  );
}

function textsOf(directory: string, names: readonly string[]): ReadonlyMap<string, string> {
  const answer = gitBytes(directory, ["cat-file", "--batch"], `${names.join("\n")}\n`);
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = answer.indexOf("\n", at);
    if (end === -1) break;
    const size = / blob (\d+)$/.exec(answer.subarray(at, end).toString())?.[1];
    at = end + 1;
    if (size === undefined) continue;
    texts.set(name, answer.subarray(at, at + Number(size)).toString());
    at += Number(size) + 1;
  }
  return texts;
}
