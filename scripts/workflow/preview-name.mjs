/** Cloudflare Pages cuts what is longer out of the address. */
const LONGEST = 28;

/**
 * The name of a preview in its address: of a pull request its number, of a branch its name in the letters that hosts
 * take. It begins in a way that no branch of production has.
 *
 * @param {string | undefined} pullRequest its number; empty or undefined if it is about a branch
 * @param {string} branch
 * @returns {string}
 */
export function previewName(pullRequest, branch) {
  if (pullRequest) return `pr-${pullRequest}`;
  const letters = branch.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `preview-${letters}`.slice(0, LONGEST).replace(/-+$/, "");
}

if (process.argv[1]?.endsWith("preview-name.mjs"))
  console.log(`name=${previewName(process.env.PULL_REQUEST, process.env.GITHUB_REF_NAME ?? "")}`);
