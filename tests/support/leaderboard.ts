import type { Page, Route } from "playwright";
import { packMembers, unpackMembers, type DirectoryMember } from "../../src/domain/directory/member-index";
import { PAGE_SIZE } from "../../src/domain/directory/paging";
import { rankedMembers } from "../../src/domain/directory/search-members";
import { leaderboardLines } from "../../src/domain/ratings/leaderboard";
import { byHandle, type Rating } from "../../src/domain/ratings/rating";
import { dayOf, packSnapshot } from "../../src/domain/ratings/snapshot";
import type { CodeforcesServer } from "./codeforces-server";
import { parseJsonObject } from "./json-object";
import { passTimeUntil } from "./page-life";
import { isJsonObject } from "../../src/model/normalise";

/** The API that the site is built to ask. */
const builtApi = "https://codeforces.com/api";

/** A club for the leaderboard, whatever the content of the site under test. */
export interface Club {
  readonly members: readonly DirectoryMember[];
  readonly snapshot?: { readonly takenAt: string; readonly ratings: readonly Rating[] };
}

/** So many members of whom all take part, with names in the order of their ids. */
export function competitors(count: number): readonly DirectoryMember[] {
  const members = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Coder ${String(index + 1).padStart(3, "0")}`,
    session: `${2020 + (index % 4)}-${2021 + (index % 4)}`,
    shift: index % 2 === 0 ? "1st" : "2nd",
    roll: "",
    picture: "",
    competes: true,
    handle: `coder_${index + 1}`,
  }));
  return unpackMembers(packMembers(members)) ?? [];
}

/** Ratings for members, the first in the list highest. */
export function falling(members: readonly DirectoryMember[], highest = 2000, step = 10): Rating[] {
  return members.map(({ handle }, index) => ({
    handle,
    rating: highest - index * step,
    maxRating: highest - index * step,
    rank: "as in the snapshot",
    maxRank: "as in the snapshot",
  }));
}

/** Gives /member another club, for those who come to it from another page, and lets all calls reach the fake. */
export async function stage(page: Page, club: Club, codeforces?: CodeforcesServer): Promise<void> {
  const index = packMembers(club.members);
  const ranked = rankedMembers(club.members);
  const known = byHandle(club.snapshot?.ratings ?? []);
  const lines = leaderboardLines(ranked, { snapshot: known, live: new Map() }).slice(0, PAGE_SIZE);
  const top = lines.map(({ member }) => member);
  const first = new Set(top.map(({ handle }) => handle));
  const snapshot = club.snapshot;
  const pack = (ratings: readonly Rating[]) => snapshot && packSnapshot(snapshot.takenAt, ratings);
  await page.route("**/page-data/member/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = parseJsonObject(await response.text());
    const result = isJsonObject(data.result) ? data.result : {};
    const pageContext = {
      ...(isJsonObject(result.pageContext) ? result.pageContext : {}),
      first: { ...index, members: index.members.slice(0, PAGE_SIZE) },
      total: club.members.length,
      indexAddress: "/data/members.staged.json",
      leaderboard: {
        printed: lines.map(({ member: { id, name }, place, rating, maxRating, title }) => ({
          ...{ id, name, title },
          place: place ?? null,
          rating: rating ?? null,
          maxRating: maxRating ?? null,
        })),
        printedOn: snapshot ? dayOf(snapshot.takenAt) : null,
        top: packMembers(top),
        ratings: pack((snapshot?.ratings ?? []).filter(({ handle }) => first.has(handle))) ?? null,
        total: ranked.length,
        ratingsAddress: snapshot ? "/data/ratings.staged.json" : null,
      },
    };
    await route.fulfill({ response, json: { ...data, result: { ...result, pageContext } } });
  });
  await page.route("**/data/members.staged.json", (route) => route.fulfill({ json: index }));
  await page.route("**/data/ratings.staged.json", (route) => route.fulfill({ json: pack(snapshot?.ratings ?? []) }));
  if (codeforces) await page.route(`${builtApi}/**`, (route) => forward(route, codeforces));
}

/** No call leaves this machine, though the page asks the real address under the real policy. */
async function forward(route: Route, { api }: CodeforcesServer): Promise<void> {
  const call = new AbortController();
  const request = route.request();
  request
    .frame()
    .page()
    .on("requestfailed", (failed) => failed === request && call.abort());
  try {
    const response = await fetch(request.url().replace(builtApi, api), { signal: call.signal });
    const headers = { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" };
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  } catch {
    // The page has given up or left.
    await route.abort().catch(() => undefined);
  }
}

/**
 * Goes to the leaderboard as a visitor does, from another page of the site.
 *
 * @param standsStill whether the page's clock does
 */
export async function openLeaderboard(page: Page, standsStill: boolean): Promise<void> {
  await page.goto("/advisor");
  await page.getByRole("contentinfo").getByRole("link", { name: "Members", exact: true }).click();
  const view = page.getByRole("button", { name: "Codeforces Rank" });
  if (standsStill) await passTimeUntil(page, () => view.isVisible());
  await view.click();
}

/** The names on the board, from the top. */
export function namesOn(page: Page): Promise<string[]> {
  return page.locator("main article h2").allTextContents();
}
