import type { Page } from "playwright";
import { auditPage } from "../support/axe-audit";
import { type WatchedPage } from "../support/browser";
import { startCodeforces, type CodeforcesServer, type Mood } from "../support/codeforces-server";
import { competitors, falling, namesOn, openLeaderboard, stage, type Club } from "../support/leaderboard";
import { siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();
let codeforces: CodeforcesServer;

beforeAll(async () => {
  codeforces = await startCodeforces();
}, 60_000);

afterAll(async () => {
  await codeforces.close();
});

const members = competitors(6);
const takenAt = "2026-11-20T12:00:00.000Z";
/** Coder 006 first: by id the order is another one. */
const snapshot = { takenAt, ratings: falling([...members].reverse()) };
const byId = members.map(({ name }) => name);
const bySnapshot = [...byId].reverse();

/** Opens the leaderboard of a club while the API behaves in some way. */
async function visit(
  mood: Mood,
  club: Club,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<WatchedPage> {
  codeforces.behave(mood);
  for (const [index, { handle }] of members.entries()) codeforces.rate(handle, 1500 + 10 * index, 1600 + 10 * index);
  const watched = await site.open({ reducedMotion: "reduce" });
  await prepare(watched.page);
  await stage(watched.page, club, codeforces);
  await openLeaderboard(watched.page);
  return watched;
}

/** Takes the time of the page over, and notes when it calls the API. */
async function takeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const times: number[] = [];
    const fetchNow = window.fetch.bind(window);
    Reflect.set(window, "callTimes", times);
    window.fetch = (input, init) => {
      if (typeof input === "string" && input.includes("user.info")) times.push(performance.now());
      return fetchNow(input, init);
    };
  });
}

/** Lets the time of a page pass until the board says something. */
async function passTimeUntil(page: Page, text: string): Promise<void> {
  const words = page.getByRole("status").filter({ hasText: text }).first();
  while (!(await words.isVisible())) await page.clock.runFor(150);
}

/** Between the starts of the calls, in ms of the page's own time. */
async function gapsOn(page: Page): Promise<number[]> {
  const times = await page.evaluate<number[]>("callTimes");
  return times.slice(1).map((time, index) => time - (times[index] ?? Infinity));
}

/** What went wrong on this site; what the browser logs of the API's own failures is not ours. */
const ownFaults = ({ faults }: WatchedPage) =>
  faults.filter((fault) => !fault.includes("codeforces.com") && !fault.includes("Failed to load resource"));

const says = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text }).waitFor();

/** The pauses between the end of a call and the start of the next, in ms. */
function pauses(): number[] {
  return codeforces.calls.slice(1).map(({ began }, index) => began - (codeforces.calls[index]?.ended ?? Infinity));
}

const asked = () => codeforces.calls.map(({ handles }) => handles.join(";"));

test("each member is asked for once, one after the other, 150 ms apart, and the board is ranked", async () => {
  const watched = await visit("right", { members });
  const { page } = watched;
  await says(page, "Fetching Codeforces ratings...");
  await says(page, "Live from Codeforces.");
  expect(asked()).toEqual(members.map(({ handle }) => handle));
  expect(codeforces.mostAtOnce()).toBe(1);
  for (const pause of pauses()) expect(pause).toBeGreaterThanOrEqual(149);
  expect(await namesOn(page)).toEqual(bySnapshot);
  expect(await page.getByRole("list", { name: "Podium" }).getByRole("listitem").count()).toBe(3);
  const first = page.locator("article").first();
  expect(await first.innerText()).toMatch(/#1\b[\s\S]*Coder 006[\s\S]*max\s*1650\s*now\s*1550/);
  expect(await auditPage(page)).toEqual([]);
  expect(ownFaults(watched)).toEqual([]);
});

test("the change since the snapshot is shown, and a second look asks for nothing again", async () => {
  const watched = await visit("right", { members, snapshot }, takeTime);
  const { page } = watched;
  await passTimeUntil(page, "Live from Codeforces.");
  await page.getByText("since November 20, 2026").waitFor();
  await page
    .locator("article")
    .filter({ hasText: "Coder 001" })
    .getByText("450 less than in the snapshot")
    .waitFor({ state: "attached" });
  await page.getByRole("button", { name: "All Members" }).click();
  await page.getByRole("button", { name: "Codeforces Rank" }).click();
  await says(page, "Live from Codeforces.");
  expect(codeforces.calls).toHaveLength(6);
  expect(ownFaults(watched)).toEqual([]);
});

test("whoever the API does not know stands without a rating, after the others; the rest is ranked", async () => {
  const watched = await visit("partial", { members }, takeTime);
  await passTimeUntil(watched.page, "3 of 6 ratings could not be fetched.");
  expect(await namesOn(watched.page)).toEqual([
    "Coder 005",
    "Coder 003",
    "Coder 001",
    "Coder 002",
    "Coder 004",
    "Coder 006",
  ]);
  expect(codeforces.calls).toHaveLength(6);
  expect(await auditPage(watched.page)).toEqual([]);
  expect(ownFaults(watched)).toEqual([]);
});

test.each([
  ["failing", "Codeforces does not answer"],
  ["no JSON", "Codeforces sent no ratings"],
  ["wrong shape", "Codeforces sent no ratings"],
  ["unknown", "Codeforces knows none of these handles"],
] as const)(
  "with the API %s the whole snapshot stays on the board with its date, and one line says that %s",
  async (mood, words) => {
    const watched = await visit(mood, { members, snapshot }, takeTime);
    const { page } = watched;
    await passTimeUntil(page, `${words}: these are the ratings of November 20, 2026.`);
    expect(await namesOn(page)).toEqual(bySnapshot);
    expect(codeforces.calls).toHaveLength(6);
    for (const gap of await gapsOn(page)) expect(gap).toBeGreaterThanOrEqual(149);
    // All of them end on the same page.
    if (mood === "failing") expect(await auditPage(page)).toEqual([]);
    expect(ownFaults(watched)).toEqual([]);
  },
);

test("members whose handle has been renamed get their ratings", async () => {
  const watched = await visit("renamed", { members, snapshot }, takeTime);
  await passTimeUntil(watched.page, "Live from Codeforces.");
  const board = watched.page.locator("main article");
  for (const { name, id } of members)
    await board
      .filter({ hasText: name })
      .getByText(`max ${1590 + 10 * id}`)
      .waitFor();
  expect(ownFaults(watched)).toEqual([]);
});

test("with the API failing and no snapshot the members stand by id, and one may try again", async () => {
  const people = members.map((member) =>
    member.id === 1 ? { ...member, competes: false, handle: "" } : member.id === 2 ? { ...member, handle: "" } : member,
  );
  const { page } = await visit("failing", { members: people }, takeTime);
  await passTimeUntil(page, "Codeforces does not answer: the members stand by id.");
  expect(await namesOn(page)).toEqual(byId.slice(1));
  codeforces.behave("right");
  await page.getByRole("button", { name: "Try again" }).click();
  await passTimeUntil(page, "Live from Codeforces.");
  // Coder 002 takes part without a profile link.
  expect(asked()).toEqual(members.slice(2).map(({ handle }) => handle));
  expect(await namesOn(page)).toEqual([...bySnapshot.slice(0, 4), "Coder 002"]);
});

test("a slow API hides nothing: the snapshot is there at once, and how far the calls are", async () => {
  const watched = await visit("slow", { members, snapshot });
  const { page } = watched;
  await says(page, "Fetching Codeforces ratings...");
  expect(await namesOn(page)).toEqual(bySnapshot);
  await page.getByText("1 of 6").waitFor();
  expect(await page.getByRole("progressbar").getAttribute("value")).toBe("1");
  expect(await auditPage(page)).toEqual([]);
  expect(codeforces.mostAtOnce()).toBe(1);
  expect(ownFaults(watched)).toEqual([]);
});

test("a silent API is given up after three members; the snapshot stands all the time", async () => {
  const watched = await visit("silent", { members, snapshot }, (page) => page.clock.install());
  const { page } = watched;
  await says(page, "Fetching Codeforces ratings...");
  expect(await namesOn(page)).toEqual(bySnapshot);
  for (const call of [1, 2, 3]) {
    await expectCalls(call);
    await page.clock.runFor(10_200);
  }
  await says(page, "Codeforces does not answer");
  // How many were open at once says nothing here: the clock leaps over the time in which a hang-up arrives.
  expect(codeforces.calls).toHaveLength(3);
  expect(ownFaults(watched)).toEqual([]);
});

test("'Call limit exceeded' is waited out for two seconds, and everybody gets a rating after all", async () => {
  const watched = await visit("rate-limited", { members }, takeTime);
  const { page } = watched;
  await passTimeUntil(page, "Codeforces asks for a pause.");
  expect(await auditPage(page)).toEqual([]);
  await passTimeUntil(page, "Live from Codeforces.");
  expect(codeforces.calls).toHaveLength(7);
  const [, ...gaps] = await gapsOn(page);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1999);
  expect(ownFaults(watched)).toEqual([]);
});

test("an endless 'Call limit exceeded' is given up after three members, and the snapshot stands all the time", async () => {
  const watched = await visit("limited for ever", { members, snapshot }, takeTime);
  const { page } = watched;
  await passTimeUntil(page, "Codeforces asks for a pause. The next ratings come in a moment.");
  expect(await namesOn(page)).toEqual(bySnapshot);
  await passTimeUntil(
    page,
    "Codeforces takes no more calls at the moment: these are the ratings of November 20, 2026.",
  );
  expect(await namesOn(page)).toEqual(bySnapshot);
  await page.clock.runFor(60_000);
  expect(codeforces.calls).toHaveLength(12);
  for (const gap of await gapsOn(page)) expect(gap).toBeGreaterThanOrEqual(1999);
  expect(codeforces.mostAtOnce()).toBe(1);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  expect(ownFaults(watched)).toEqual([]);
});

test("offline the board says so and asks nobody; back online it goes on where it stopped", async () => {
  const many = competitors(30);
  const watched = await visit("right", { members: many, snapshot: { takenAt, ratings: falling(many) } }, takeTime);
  const { page } = watched;
  await codeforces.called(2);
  await page.context().setOffline(true);
  await says(page, "You are offline: these are the ratings of November 20, 2026.");
  expect(await page.getByText("Fetching").count()).toBe(0);
  const answered = (await gapsOn(page)).length;
  await page.clock.runFor(60_000);
  expect(await gapsOn(page)).toHaveLength(answered);
  expect(await page.locator("main article").count()).toBe(20);
  expect(await auditPage(page)).toEqual([]);
  await page.context().setOffline(false);
  await passTimeUntil(page, "Live from Codeforces.");
  expect(new Set(asked()).size).toBe(30);
  // The one whose call broke off is asked for a second time, nobody else.
  expect(codeforces.calls.length).toBeLessThanOrEqual(31);
  expect(codeforces.mostAtOnce()).toBe(1);
  expect(ownFaults(watched)).toEqual([]);
});

/** Waits until the fake has had so many calls. */
async function expectCalls(count: number): Promise<void> {
  await codeforces.called(count);
  expect(codeforces.calls).toHaveLength(count);
}

test("leaving the view cancels what is under way, and no call follows", async () => {
  const watched = await visit("right", { members: competitors(300) });
  const { page } = watched;
  await codeforces.called(3);
  await page.getByRole("button", { name: "All Members" }).click();
  const soFar = codeforces.calls.length;
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  // Longer than the pause between two calls, on the page's own clock.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(codeforces.calls.length).toBeLessThanOrEqual(soFar + 1);
  expect(ownFaults(watched)).toEqual([]);
});

test("with 300 members the page answers at once while they are asked for, never two together", async () => {
  const many = competitors(300);
  const watched = await visit("right", { members: many, snapshot: { takenAt, ratings: falling(many, 3400, 8) } });
  const { page } = watched;
  await page.evaluate(() => {
    Reflect.set(window, "longest", 0);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, "longest", Math.max(duration, Number(Reflect.get(window, "longest"))));
    }).observe({ type: "longtask" });
  });
  await codeforces.called(12);
  expect(await page.locator("main article").count()).toBe(20);
  await page.getByLabel("Tier").selectOption("Expert");
  expect(new URL(page.url()).search).toBe("?tier=expert");
  await page.getByRole("searchbox").fill("coder 22");
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 7);
  expect(codeforces.mostAtOnce()).toBe(1);
  expect(await page.evaluate(() => Number(Reflect.get(window, "longest")))).toBeLessThan(400);
  expect(ownFaults(watched)).toEqual([]);
});

test("a signed-in member finds their own line, however far down and whatever is filtered", async () => {
  const many = competitors(60);
  const club = { members: many, snapshot: { takenAt, ratings: falling(many, 3000, 20) } };
  const watched = await visit("silent", club, (page) =>
    page.addInitScript(() => localStorage.setItem("currentMember", '{"id":50,"name":"Coder 050"}')),
  );
  const { page } = watched;
  await page.getByText("You are #50 of 60 with 2020.").waitFor();
  await page.getByLabel("Tier").selectOption("Legendary Grandmaster");
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 1);
  await page.getByRole("button", { name: "Find me" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.textContent.includes("Coder 050"));
  await page.locator("article:focus").getByText("You", { exact: true }).waitFor();
  expect(await page.locator("article:focus").isVisible()).toBe(true);
  expect(new URL(page.url()).search).toBe("");
  expect(await auditPage(page)).toEqual([]);
});

test("whoever is not signed in is led to the login and back to the board", async () => {
  const { page } = await visit("right", { members, snapshot });
  await page.getByRole("link", { name: "Login to find your own place" }).click();
  await page.getByLabel("Username").fill("Nadia");
  await page.getByLabel("Password").fill("Nadia");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Nadia, you are not in this ranking.").waitFor();
  expect(new URL(page.url()).hash).toBe("#codeforces");
});

test("nobody who takes part: the board says who may, and the API is not asked", async () => {
  const strangers = members.map((member) => ({ ...member, competes: false, handle: "" }));
  const watched = await visit("right", { members: strangers, snapshot });
  await watched.page.getByText("No Codeforces members found").waitFor();
  await watched.page.getByText("Members need to have iscp: true to appear in this section.").waitFor();
  expect(codeforces.calls).toHaveLength(0);
  expect(await auditPage(watched.page)).toEqual([]);
  expect(ownFaults(watched)).toEqual([]);
});

test("the leaderboard's code does not come: its first lines stand there all the same", async () => {
  const scripts = new Set<string>();
  const watched = await visit("right", { members, snapshot }, async (page) => {
    await page.goto("/member", { waitUntil: "networkidle" });
    for (const address of await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
      scripts.add(address);
    await page.goto("/advisor", { waitUntil: "networkidle" });
    for (const address of await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
      scripts.add(address);
    await page.route("**/*.js", (route) => (scripts.has(route.request().url()) ? route.continue() : route.abort()));
  });
  await watched.page.getByText("The ratings of November 20, 2026.").waitFor();
  await watched.page.getByText("max 2000").waitFor();
  expect(codeforces.calls).toHaveLength(0);
});

test("without JavaScript the first of the ranking are part of the page", async () => {
  const { page } = await site.open({ javaScriptEnabled: false });
  const html = await (await page.request.get("/member")).text();
  if (!html.includes('id="codeforces"')) return;
  await page.goto("/member#codeforces");
  await page.getByRole("heading", { level: 2, name: "Codeforces Rank" }).waitFor();
});
