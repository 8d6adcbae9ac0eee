/**
 * A press on a page, and how it is seen in the page that it has been answered.
 *
 * @typedef {object} Press
 * @property {string} name
 * @property {string} path
 * @property {string} target a selector
 * @property {string} done an expression for the browser that is true once the press is answered
 * @property {boolean} needsApplication
 */

/** @type {readonly Press[]} */
export const presses = [
  {
    name: "menu",
    path: "/events",
    target: "[aria-controls=site-menu]",
    done: `getComputedStyle(document.getElementById("site-menu")).display !== "none"`,
    needsApplication: false,
  },
  {
    name: "theme",
    path: "/events",
    target: "[data-early=theme]",
    done: `document.documentElement.dataset.theme === "dark"`,
    needsApplication: false,
  },
  {
    name: "next page",
    path: "/notice",
    target: "nav[aria-label='Pages of notices'] button:last-of-type",
    done: `/Showing 11 to/.test(document.querySelector("nav[aria-label='Pages of notices']").textContent)`,
    needsApplication: true,
  },
  {
    name: "picture",
    path: "/post",
    target: "main article a[data-start=intent]",
    done: `document.querySelector("dialog[open]") !== null`,
    needsApplication: true,
  },
  {
    name: "search",
    path: "/events",
    target: "header a[href$='/search']",
    done: `document.querySelector("dialog[open]") !== null`,
    needsApplication: true,
  },
];

/** In bytes per second: slow 4G, and a fast connection at home. */
const SLOW = { bandwidth: 200_000, delay: 150 };
const FAST = { bandwidth: 2_500_000, delay: 10 };

/**
 * Where a press is measured. `warm`: the same press has been measured in the same browser; `reading`: how long the page is
 * read before, in ms; `budget`: for presses that need the application, in ms.
 */
export const conditions = [
  { name: "slow 4G", network: SLOW, warm: false, reading: 0, budget: 1200 },
  { name: "scripts in the cache", network: SLOW, warm: true, reading: 0, budget: 400 },
  { name: "fast", network: FAST, warm: false, reading: 0, budget: 500 },
];

/** In ms, for presses that need no application. */
const AT_ONCE = 100;

const budgetOf = ({ needsApplication }, { budget }) => (needsApplication ? budget : AT_ONCE);

/** A row for each press. */
export function pressTable(rows) {
  const names = conditions.map(({ name }) => name);
  const lines = rows.map(
    ({ press, times }) =>
      `| ${press.name} | ${press.path} | ${conditions.map((condition) => `${times[condition.name]} ms (${budgetOf(press, condition)})`).join(" | ")} |`,
  );
  return [`| press | page | ${names.join(" | ")} |`, `| - | - | ${names.map(() => "-").join(" | ")} |`, ...lines].join(
    "\n",
  );
}

/** A sentence for each press that takes too long. */
export function problemsOf({ press, times }) {
  return conditions
    .filter((condition) => times[condition.name] > budgetOf(press, condition))
    .map(({ name }) => `${press.name}, ${name}: ${times[name]} ms`);
}
