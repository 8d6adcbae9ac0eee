import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { auditPage } from "../../support/browser/axe-audit";
import { type WatchedPage } from "../../support/browser/browser";
import { startCodeforces, type CodeforcesServer, type Mood } from "../../support/servers/codeforces-server";
import {
  competitors,
  falling,
  isOfStaging,
  namesOn,
  openLeaderboard,
  stage,
  type Club,
} from "../../support/browser/leaderboard";
import { passTimeUntil, settle } from "../../support/browser/interactive-page";
import { until } from "../../support/until";
import { t } from "../../../src/words/t";

let codeforces: CodeforcesServer;

test.beforeAll(async () => {
  codeforces = await startCodeforces();
});

test.afterAll(async () => {
  await codeforces.close();
});

const members = competitors(6);
const takenAt = "2026-11-20T12:00:00.000Z";
/** Coder 006 first: by id the order is another one. */
const snapshot = { takenAt, ratings: falling([...members].reverse()) };
const byId = members.map(({ name }) => name);
const bySnapshot = [...byId].reverse();

interface Visit {
  /** A step before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** True if the page's clock runs; otherwise its time passes only when the test says so. */
  readonly clockRuns?: boolean;
}

/** Opens the leaderboard of a club while the API behaves in some way. */
async function visit(
  site: SiteInBrowser,
  mood: Mood,
  club: Club,
  { prepare, clockRuns = false }: Visit = {},
): Promise<WatchedPage> {
  codeforces.behave(mood);
  for (const [index, { handle }] of members.entries()) codeforces.rate(handle, 1500 + 10 * index, 1600 + 10 * index);
  const watched = await site.open({
    mayFail: true,
    reducedMotion: "reduce",
    ...(!clockRuns && { clockStopsAt: Date.parse("2026-11-21T09:00:00Z") }),
  });
  await noteCalls(watched.page);
  await prepare?.(watched.page);
  await stage(watched.page, club, codeforces);
  await openLeaderboard(watched.page);
  return watched;
}

/** Records when a page calls the API, by the page's clock, and how many of its calls have no answer yet. */
async function noteCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls = { times: [] as number[], open: 0 };
    const fetchNow = window.fetch.bind(window);
    Reflect.set(window, "calls", calls);
    window.fetch = async (input, init) => {
      if (typeof input !== "string" || !input.includes("user.info")) return fetchNow(input, init);
      calls.times.push(performance.now());
      calls.open += 1;
      try {
        const response = await fetchNow(input, init);
        await response.clone().arrayBuffer();
        return response;
      } finally {
        calls.open -= 1;
      }
    };
  });
}

/** In ms: at most the page's pause between two calls. */
const STEP = 150;

/** Lets the time of a page pass until the board says something, in steps of some ms. */
async function passTimeUntilSays(page: Page, text: string, step = STEP): Promise<void> {
  const words = page.getByRole("status").filter({ hasText: text }).first();
  await passTimeUntilAnswered(page, () => words.isVisible(), step);
}

/** Lets time pass until something is so. No answer loses a race against the page's clock: it stops for each. */
async function passTimeUntilAnswered(page: Page, isSo: () => Promise<boolean>, step = STEP): Promise<void> {
  const isAnswered = async () => (await page.evaluate<number>("calls.open")) <= codeforces.unanswered();
  const isDone = async () => {
    await until("all calls are answered", isAnswered);
    await settle(page);
    return isSo();
  };
  await passTimeUntil(page, isDone, step);
}

/** The findings of axe on a page whose clock is paused. Axe waits by that clock, so it is moved on meanwhile. */
async function auditStill(page: Page): Promise<string[]> {
  let errors: string[] | undefined;
  const audit = auditPage(page).then((found) => (errors = found));
  while (errors === undefined) await Promise.race([audit, page.clock.runFor(1)]);
  return audit;
}

/** Errors of the site itself, without those that the browser logs when the API fails, and that of the staged club. */
const ownErrors = ({ errors }: WatchedPage) =>
  errors
    .splice(0)
    .filter(
      (error) => !error.includes("codeforces.com") && !error.includes("Failed to load resource") && !isOfStaging(error),
    );

test("a slow API hides nothing: the snapshot is there at once, and how far the calls are @main", async ({ site }) => {
  const watched = await visit(site, "held", { members, snapshot });
  const { page } = watched;
  await passTimeUntilSays(page, t("Fetching Codeforces ratings..."), 10);
  expect(await namesOn(page)).toEqual(bySnapshot);
  await codeforces.called(1);
  codeforces.release();
  await passTimeUntilAnswered(page, () =>
    page.getByText(t("{part, number} of {total, number}", { part: 1, total: 6 })).isVisible(),
  );
  expect(await page.getByRole("progressbar").getAttribute("value")).toBe("1");
  expect(await auditStill(page)).toEqual([]);
  expect(codeforces.mostAtOnce()).toBe(1);
  expect(ownErrors(watched)).toEqual([]);
});

test("a signed-in member finds their own line, however far down and whatever is filtered", async ({ site }) => {
  const many = competitors(60);
  const club = { members: many, snapshot: { takenAt, ratings: falling(many, 3000, 20) } };
  const watched = await visit(site, "silent", club, {
    clockRuns: true,
    prepare: (page) => page.addInitScript(() => localStorage.setItem("currentMember", '{"id":50,"name":"Coder 050"}')),
  });
  const { page } = watched;
  await page
    .getByText(t("You are #{place} of {total} with {rating}.", { place: 50, total: 60, rating: 2020 }))
    .waitFor();
  await page.getByLabel(t("Tier")).selectOption("Legendary Grandmaster");
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 1);
  await page.getByRole("button", { name: t("Find me") }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.textContent.includes("Coder 050"));
  await page.locator("article:focus").getByText(t("You"), { exact: true }).waitFor();
  expect(await page.locator("article:focus").isVisible()).toBe(true);
  expect(new URL(page.url()).search).toBe("");
  expect(await auditPage(page)).toEqual([]);
});
