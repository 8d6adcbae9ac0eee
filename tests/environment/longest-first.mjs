import { statSync } from "node:fs";

/**
 * The files that take longest, of which the last to begin would keep one core busy while the others wait. Jest would
 * know them only from an earlier run.
 */
const longest = [
  "tests/a11y/pages.test.ts",
  "tests/e2e/editing.test.ts",
  "tests/e2e/pasting.test.ts",
  "tests/e2e/start.test.ts",
  "tests/e2e/editor-typing.test.ts",
  "tests/e2e/uploads.test.ts",
  "tests/e2e/editors-hour.test.ts",
  "tests/e2e/leaderboard.test.ts",
  "tests/clubs/other-club.test.ts",
  "tests/site/html.test.ts",
  "tests/site/privacy.test.ts",
];

const rankOf = (file) => {
  const rank = longest.findIndex((name) => file.replaceAll("\\", "/").endsWith(name));
  return rank === -1 ? longest.length : rank;
};

/** Lets the files that take longest begin first, and of the others the largest. */
export default class LongestFirst {
  sort(tests) {
    const ranked = tests.map((test) => ({ test, rank: rankOf(test.path), size: statSync(test.path).size }));
    return ranked.sort((a, b) => a.rank - b.rank || b.size - a.size).map(({ test }) => test);
  }

  /** Jest tells how long each file took; the order is the same each time. */
  cacheResults() {
    return undefined;
  }
}
