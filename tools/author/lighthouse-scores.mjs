/**
 * The scores of one page. Scores are out of 100, times in ms.
 *
 * @typedef {object} Figures
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number | undefined} search undefined on a page that search engines must not list
 * @property {number} blocking
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} shift
 * @property {number} bytes
 */

/** The lowest scores with which a page passes. */
const goals = { performance: 99, accessibility: 100, bestPractices: 100, search: 100 };

const names = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best practices",
  search: "search",
};

/**
 * @param {any} report of Lighthouse
 * @returns {Figures}
 */
export function figuresOf({ categories, audits }) {
  const score = (category) => Math.round(categories[category].score * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    search: audits["is-crawlable"].score === 0 ? undefined : score("seo"),
    blocking: audits["total-blocking-time"].numericValue,
    firstPaint: audits["first-contentful-paint"].numericValue,
    largestPaint: audits["largest-contentful-paint"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    bytes: audits["total-byte-weight"].numericValue,
  };
}

/** The median of each figure. */
export function medianOf(runs) {
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** A sentence for each score that is too low. */
export function problemsOf({ page, ...figures }) {
  return Object.entries(goals)
    .filter(([name, goal]) => figures[name] !== undefined && figures[name] < goal)
    .map(([name, goal]) => `/${page}: ${names[name]} is ${figures[name]}, expected at least ${goal}`);
}

/** A table of figures, in Markdown. */
export function scoreTable(rows) {
  const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
  const lines = rows.map((row) => {
    const scores = [row.performance, row.accessibility, row.bestPractices, row.search ?? "–"].join(" / ");
    const times = [`${row.blocking.toFixed(0)} ms`, seconds(row.firstPaint), seconds(row.largestPaint)];
    return `| ${[`/${row.page}`, scores, ...times, row.shift.toFixed(3), (row.bytes / 1000).toFixed(0)].join(" | ")} |`;
  });
  return [
    "| page | scores | blocking time | first paint | largest paint | shift | KB |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}
