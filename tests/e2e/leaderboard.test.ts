import type { Page } from "playwright";
import { auditPage } from "../support/browser/axe-audit";
import { type WatchedPage } from "../support/browser/browser";
import { startCodeforces, type CodeforcesServer, type Mood } from "../support/servers/codeforces-server";
import { historiesIn } from "../../src/domain/ratings/history";
import { memberContent } from "../support/content/content";
import {
  competitors,
  falling,
  isOfStaging,
  namesOn,
  openLeaderboard,
  stage,
  type Club,
} from "../support/browser/leaderboard";
import { passTime, passTimeUntil, settle, skipTime } from "../support/browser/interactive-page";
import { siteInBrowser } from "../support/browser/site-in-browser";
import { dateText } from "../../src/domain/time/date-text";
import { t } from "../../src/words/t";

const site = siteInBrowser();
let codeforces: CodeforcesServer;

beforeAll(async () => {
  codeforces = await startCodeforces();
});

afterAll(async () => {
  await codeforces.close();
});

const members = competitors(6);
const takenAt = "2026-11-20T12:00:00.000Z";
/** Coder 006 first: by id the order is another one. */
const snapshot = { takenAt, ratings: falling([...members].reverse()) };
const fromSnapshot = (reason: string) =>
  t("{reason}: these ratings are from {date}.", { reason, date: dateText("2026-11-20") });
const highest = t("max||the highest rating");
const byId = members.map(({ name }) => name);
const bySnapshot = [...byId].reverse();

interface Visit {
  /** A step before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** True if the page's clock runs; otherwise its time passes only when the test says so. */
  readonly clockRuns?: boolean;
}

/** Opens the leaderboard of a club while the API behaves in some way. */
async function visit(mood: Mood, club: Club, { prepare, clockRuns = false }: Visit = {}): Promise<WatchedPage> {
  codeforces.behave(mood);
  for (const [index, { handle }] of members.entries()) codeforces.rate(handle, 1500 + 10 * index, 1600 + 10 * index);
  const watched = await site.open({
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

/** Lets the time of a page pass until it has called the API this often. */
function passTimeUntilCalled(page: Page, count: number): Promise<void> {
  return passTimeUntilAnswered(page, () => Promise.resolve(codeforces.calls.length >= count));
}

/** Lets time pass until something is so. No answer loses a race against the page's clock: it stops for each. */
async function passTimeUntilAnswered(page: Page, isSo: () => Promise<boolean>, step = STEP): Promise<void> {
  const isAnswered = async () => (await page.evaluate<number>("calls.open")) <= codeforces.unanswered();
  const isDone = async () => {
    while (!(await isAnswered()));
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

/** Between the starts of the calls, in ms of the page's own time. */
async function gapsOn(page: Page): Promise<number[]> {
  const times = await page.evaluate<number[]>("calls.times");
  return times.slice(1).map((time, index) => time - (times[index] ?? Infinity));
}

/** Errors of the site itself, without those that the browser logs when the API fails, and that of the staged club. */
const ownErrors = ({ errors }: WatchedPage) =>
  errors.filter(
    (error) => !error.includes("codeforces.com") && !error.includes("Failed to load resource") && !isOfStaging(error),
  );

const asked = () => codeforces.calls.map(({ handles }) => handles.join(";"));

test("each member is asked for once, one after the other, 150 ms apart, and the board is ranked", async () => {
  const watched = await visit("right", { members });
  const { page } = watched;
  await passTimeUntilSays(page, t("Fetching Codeforces ratings..."), 10);
  await passTimeUntilSays(page, t("Live from Codeforces."));
  expect(asked()).toEqual(members.map(({ handle }) => handle));
  expect(codeforces.mostAtOnce()).toBe(1);
  for (const gap of await gapsOn(page)) expect(gap).toBeGreaterThanOrEqual(150);
  expect(await namesOn(page)).toEqual(bySnapshot);
  expect(
    await page
      .getByRole("list", { name: t("Podium") })
      .getByRole("listitem")
      .count(),
  ).toBe(3);
  const first = page.locator("article").first();
  const words = (await first.innerText()).split(/\s+/).join(" ");
  for (const part of ["#1 ", "Coder 006", `${highest} 1650`, `${t("now||the present rating")} 1550`])
    expect(words).toContain(part);
  expect(await auditStill(page)).toEqual([]);
  expect(ownErrors(watched)).toEqual([]);
});

test("the change since the snapshot is shown, and a second look asks for nothing again", async () => {
  const watched = await visit("right", { members, snapshot });
  const { page } = watched;
  await passTimeUntilSays(page, t("Live from Codeforces."));
  await page.getByText(t("▲▼ since {date}.", { date: dateText("2026-11-20") })).waitFor();
  await page
    .locator("article")
    .filter({ hasText: "Coder 001" })
    .getByText(t("{points} less than in the snapshot", { points: 450 }))
    .waitFor({ state: "attached" });
  await page.getByRole("button", { name: t("All Members") }).click();
  await page.getByRole("button", { name: t("Codeforces Rank") }).click();
  await passTimeUntilSays(page, t("Live from Codeforces."));
  expect(codeforces.calls).toHaveLength(6);
  expect(ownErrors(watched)).toEqual([]);
});

test("members whom the API does not know are listed without a rating, after the others, who are ranked", async () => {
  const watched = await visit("partial", { members });
  await passTimeUntilSays(
    watched.page,
    t("{missing, number} of {total, number} ratings could not be fetched.", { missing: 3, total: 6 }),
  );
  expect(await namesOn(watched.page)).toEqual([
    "Coder 005",
    "Coder 003",
    "Coder 001",
    "Coder 002",
    "Coder 004",
    "Coder 006",
  ]);
  expect(codeforces.calls).toHaveLength(6);
  expect(await auditStill(watched.page)).toEqual([]);
  expect(ownErrors(watched)).toEqual([]);
});

test("with the API failing the whole snapshot stays on the board with its date, and one line says so", async () => {
  const watched = await visit("failing", { members, snapshot });
  const { page } = watched;
  await passTimeUntilSays(page, fromSnapshot(t("Codeforces does not answer")));
  expect(await namesOn(page)).toEqual(bySnapshot);
  expect(codeforces.calls).toHaveLength(6);
  for (const gap of await gapsOn(page)) expect(gap).toBeGreaterThanOrEqual(149);
  expect(await auditStill(page)).toEqual([]);
  expect(ownErrors(watched)).toEqual([]);
});

test("if the API fails and there is no snapshot, members are listed by id and the reader can try again", async () => {
  const people = members.map((member) =>
    member.id === 1 ? { ...member, competes: false, handle: "" } : member.id === 2 ? { ...member, handle: "" } : member,
  );
  const { page } = await visit("failing", { members: people });
  await passTimeUntilSays(page, t("{reason}: members are listed by id.", { reason: t("Codeforces does not answer") }));
  expect(await namesOn(page)).toEqual(byId.slice(1));
  codeforces.behave("right");
  await page.getByRole("button", { name: t("Try again") }).click();
  await passTimeUntilSays(page, t("Live from Codeforces."));
  // Coder 002 takes part without a profile link.
  expect(asked()).toEqual(members.slice(2).map(({ handle }) => handle));
  expect(await namesOn(page)).toEqual([...bySnapshot.slice(0, 4), "Coder 002"]);
});

test("a slow API hides nothing: the snapshot is there at once, and how far the calls are", async () => {
  const watched = await visit("held", { members, snapshot });
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

test("after three members a silent API is asked no more; the snapshot is shown all the time", async () => {
  const watched = await visit("silent", { members, snapshot });
  const { page } = watched;
  await passTimeUntilSays(page, t("Fetching Codeforces ratings..."), 10);
  expect(await namesOn(page)).toEqual(bySnapshot);
  for (const call of [1, 2, 3]) {
    await passTimeUntilCalled(page, call);
    await passTime(page, 9_000);
    expect(codeforces.calls).toHaveLength(call);
  }
  await passTimeUntilSays(page, t("Codeforces does not answer"));
  // How many were open at once says nothing here: the clock leaps over the time in which a hang-up arrives.
  expect(codeforces.calls).toHaveLength(3);
  expect(ownErrors(watched)).toEqual([]);
});

test("after 'Call limit exceeded' calls pause for two seconds, and everyone gets a rating in the end", async () => {
  const watched = await visit("rate-limited", { members });
  const { page } = watched;
  await passTimeUntilSays(page, t("Codeforces asks us to wait. The next ratings will come in a moment."));
  expect(await auditStill(page)).toEqual([]);
  await passTimeUntilSays(page, t("Live from Codeforces."));
  expect(codeforces.calls).toHaveLength(7);
  const [, ...gaps] = await gapsOn(page);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1999);
  expect(ownErrors(watched)).toEqual([]);
});

test("an endless 'Call limit exceeded' ends the calls after three members, and the snapshot is shown all the time", async () => {
  const watched = await visit("limited for ever", { members, snapshot });
  const { page } = watched;
  await passTimeUntilSays(page, t("Codeforces asks us to wait. The next ratings will come in a moment."));
  expect(await namesOn(page)).toEqual(bySnapshot);
  await passTimeUntilSays(page, fromSnapshot(t("Codeforces is not accepting more calls at the moment")), 2_000);
  expect(await namesOn(page)).toEqual(bySnapshot);
  await skipTime(page, 60_000);
  expect(codeforces.calls).toHaveLength(12);
  for (const gap of await gapsOn(page)) expect(gap).toBeGreaterThanOrEqual(1999);
  expect(codeforces.mostAtOnce()).toBe(1);
  await page.getByRole("button", { name: t("Try again") }).waitFor();
  expect(ownErrors(watched)).toEqual([]);
});

test("while offline, the leaderboard says so and makes no calls; back online, it continues where it stopped", async () => {
  const many = competitors(30);
  const watched = await visit("right", { members: many, snapshot: { takenAt, ratings: falling(many) } });
  const { page } = watched;
  await passTimeUntilCalled(page, 2);
  await page.context().setOffline(true);
  await passTimeUntilSays(page, fromSnapshot(t("You are offline")));
  expect(await page.getByText(t("Fetching Codeforces ratings...")).count()).toBe(0);
  const answered = (await gapsOn(page)).length;
  await skipTime(page, 60_000);
  expect(await gapsOn(page)).toHaveLength(answered);
  expect(await page.locator("main article").count()).toBe(20);
  expect(await auditStill(page)).toEqual([]);
  await page.context().setOffline(false);
  await passTimeUntilSays(page, t("Live from Codeforces."));
  expect(new Set(asked()).size).toBe(30);
  // The one whose call broke off is asked for a second time, and no one else.
  expect(codeforces.calls.length).toBeLessThanOrEqual(31);
  expect(codeforces.mostAtOnce()).toBe(1);
  expect(ownErrors(watched)).toEqual([]);
});

test("leaving the view cancels what is under way, and no call follows", async () => {
  const watched = await visit("right", { members: competitors(300) });
  const { page } = watched;
  await passTimeUntilCalled(page, 3);
  await page.getByRole("button", { name: t("All Members") }).click();
  const soFar = codeforces.calls.length;
  await page
    .getByRole("navigation", { name: t("Main||the menu of the site") })
    .getByRole("link", { name: t("Events") })
    .click();
  await passTimeUntilAnswered(page, () => page.getByRole("heading", { level: 1, name: t("Events") }).isVisible());
  await skipTime(page, 60_000);
  expect(codeforces.calls.length).toBeLessThanOrEqual(soFar + 1);
  expect(ownErrors(watched)).toEqual([]);
});

test("with 300 members the leaderboard draws 20 and can be filtered while they are asked for, never two at once", async () => {
  const many = competitors(300);
  const watched = await visit("right", { members: many, snapshot: { takenAt, ratings: falling(many, 3400, 8) } });
  const { page } = watched;
  await passTimeUntilCalled(page, 12);
  expect(await page.locator("main article").count()).toBe(20);
  await page.getByLabel(t("Tier")).selectOption("Expert");
  expect(new URL(page.url()).search).toBe("?tier=expert");
  await page.getByRole("searchbox").fill("coder 22");
  await passTimeUntilAnswered(page, async () => (await page.locator("main article").count()) === 7);
  expect(codeforces.calls.length).toBeLessThan(300);
  expect(codeforces.mostAtOnce()).toBe(1);
  expect(ownErrors(watched)).toEqual([]);
});

test("the board shows how each rating has moved in the last year and in the last 30 days of the reader", async () => {
  const many = competitors(30);
  const ratings = falling(many);
  const histories = historiesIn([
    {
      members: ratings.map(({ handle, rating }) => ({
        handle,
        changes: [`2026-09-01 ${rating - 34}`, `2026-11-01 ${rating}`],
      })),
    },
  ]);
  const watched = await visit("silent", { members: many, snapshot: { takenAt, ratings }, histories });
  const { page } = watched;
  await passTimeUntilSays(page, t("Fetching Codeforces ratings..."), 10);
  expect(
    await page
      .locator("main article")
      .getByText(t("{change} in {days, plural, one {# day} other {# days}}", { change: "+34", days: 30 }))
      .count(),
  ).toBe(20);
  expect(await page.locator("main article polyline").count()).toBe(20);
  expect(await auditStill(page)).toEqual([]);
  // The last one came with the file of all ratings, not with the page.
  await page.getByRole("searchbox").pressSequentially("coder 030");
  await passTimeUntilAnswered(page, async () => (await page.locator("main article").count()) === 1, 10);
  expect(
    await page
      .locator("main article")
      .getByText(t(", {points} more than {days, plural, one {# day} other {# days}} ago", { points: 34, days: 30 }))
      .count(),
  ).toBe(1);
  expect(ownErrors(watched)).toEqual([]);
});

test("a signed-in member finds their own line, however far down and whatever is filtered", async () => {
  const many = competitors(60);
  const club = { members: many, snapshot: { takenAt, ratings: falling(many, 3000, 20) } };
  const watched = await visit("silent", club, {
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

test("a reader who is not signed in is led to the login and back to the leaderboard", async () => {
  const { page } = await visit("right", { members, snapshot }, { clockRuns: true });
  await page.getByRole("link", { name: t("Sign in to find your own rank") }).click();
  await page.getByLabel(t("Username")).fill("Nadia");
  await page.getByLabel(t("Password")).fill("Nadia");
  await page.getByRole("button", { name: t("Login") }).click();
  await page.getByText(t("{name}, you are not on this leaderboard.", { name: "Nadia" })).waitFor();
  expect(new URL(page.url()).hash).toBe("#codeforces");
});

test("no one takes part: the board says who may, and the API is not asked", async () => {
  const strangers = members.map((member) => ({ ...member, competes: false, handle: "" }));
  const watched = await visit("right", { members: strangers, snapshot }, { clockRuns: true });
  await watched.page.getByText(t("No Codeforces members found")).waitFor();
  await watched.page.getByText(t("Members need to have iscp: true to appear in this section.")).waitFor();
  expect(codeforces.calls).toHaveLength(0);
  expect(await auditPage(watched.page)).toEqual([]);
  expect(ownErrors(watched)).toEqual([]);
});

test("if the leaderboard's code does not load, its first lines are shown all the same", async () => {
  const scripts = new Set<string>();
  const watched = await visit(
    "right",
    { members, snapshot },
    {
      clockRuns: true,
      prepare: async (page) => {
        await page.goto("/member");
        for (const address of await page.evaluate(() =>
          performance.getEntriesByType("resource").map(({ name }) => name),
        ))
          scripts.add(address);
        await page.goto("/advisor");
        for (const address of await page.evaluate(() =>
          performance.getEntriesByType("resource").map(({ name }) => name),
        ))
          scripts.add(address);
        await page.route("**/*.js", (route) => (scripts.has(route.request().url()) ? route.continue() : route.abort()));
      },
    },
  );
  await watched.page.getByText(t("Ratings from {date}.", { date: dateText("2026-11-20") })).waitFor();
  await watched.page.getByText(`${highest} 2000`).waitFor();
  expect(codeforces.calls).toHaveLength(0);
});

test("without JavaScript the top of the leaderboard is part of the page, if anyone takes part", async () => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/member");
  const takesPart = memberContent().some(({ iscp }) => iscp === true);
  expect(await page.getByRole("heading", { level: 2, name: t("Codeforces Rank") }).count()).toBe(takesPart ? 1 : 0);
});
