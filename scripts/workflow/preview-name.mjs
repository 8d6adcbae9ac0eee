/** Cloudflare Pages cuts longer names. */
const LONGEST = 28;

/**
 * The name of a preview in its address: the number of a pull request, or the name of a branch in letters that hosts
 * accept. It begins like no production branch.
 *
 * @param {string | undefined} pullRequest its number; empty or undefined for a branch
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
