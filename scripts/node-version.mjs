const OLDEST = 20;
const NEWEST = 25;

/** The version that CI uses. */
const BEST = 24;

/** Node 20 gets no fixes since April 2026. */
const OLDEST_MAINTAINED = 22;

/**
 * Why a version of Node can't build the site; undefined if it can.
 *
 * @param {string} version such as `22.11.0`
 */
export function nodeProblem(version) {
  const major = Number.parseInt(version, 10);
  if (major >= OLDEST && major <= NEWEST) return undefined;
  return `Node ${version} cannot build this site: install Node ${BEST} (any version from ${OLDEST} to ${NEWEST} works).`;
}

/**
 * A hint about a version of Node that works; undefined if there is none.
 *
 * @param {string} version such as `22.11.0`
 */
export function nodeHint(version) {
  if (Number.parseInt(version, 10) >= OLDEST_MAINTAINED) return undefined;
  return `Node ${version} works, but no longer gets security fixes: Node ${BEST} is a better choice.`;
}
