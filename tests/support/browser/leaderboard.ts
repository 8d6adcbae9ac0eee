import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import * as membersFormat from "../../../src/domain/directory/member-index";
import { type DirectoryMember, packMembers, unpackMembers } from "../../../src/domain/directory/member-index";
import { PAGE_SIZE } from "../../../src/domain/paging";
import { files as siteFiles, routes } from "../../../src/domain/routes";
import type { Rating } from "../../../src/domain/ratings/rating";
import { parseJsonObject } from "../json-object";
import { settle } from "./interactive-page";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { leaderboardStart } from "../../../src/outputs/members/leaderboard-start";
import { writeDataFile } from "../../../src/outputs/data-files";
import { pageName } from "../../../src/outputs/page-html/start-data";
import { publicDirectory } from "../built-site";
import { SiteFiles } from "../../../src/outputs/writing/site-files";
import { t } from "../../../src/words/t";

const member = routes.list("members");

/** The API that the built site requests. */
const builtApi = "https://codeforces.com/api";

/** A club for the leaderboard, whatever the content of the site under test. */
interface Club {
  readonly members: readonly DirectoryMember[];
  readonly snapshot?: { readonly takenAt: string; readonly ratings: readonly Rating[] };
}

/** This many members, all participants, with names in the order of their ids. */
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
  return unpackMembers(packMembers(members));
}

/** Ratings for members, highest first. */
export function falling(members: readonly DirectoryMember[], highest = 2000, step = 10): Rating[] {
  return members.map(({ handle }, index) => ({
    handle,
    rating: highest - index * step,
    maxRating: highest - index * step,
    rank: "as in the snapshot",
    maxRank: "as in the snapshot",
  }));
}

/**
 * Gives /member another club, and leaves all calls without an answer. Its HTML still shows the club of the site, so React
 * draws the page again and says so in the console.
 */
export async function stage(page: Page, club: Club): Promise<void> {
  const { context, files } = await builtFor(club);
  const data = parseJsonObject(readFileSync(path.join(publicDirectory, siteFiles.pageData(member)), "utf8"));
  const result = isJsonObject(data.result) ? data.result : {};
  const pageContext = { ...(isJsonObject(result.pageContext) ? result.pageContext : {}), ...context };
  const staged = { ...data, result: { ...result, pageContext } };
  await page.route(`**${siteFiles.pageData(member)}`, (route) => route.fulfill({ json: staged }));
  await page.route(`**${member}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<= data-page=")[^"]*/, pageName(staged));
    await route.fulfill({ response, body });
  });
  for (const [address, body] of files)
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: "application/json", body }));
  await page.route(`${builtApi}/**`, () => undefined);
}

/** The data that the build gives to /member for a club, and the files that it writes, by their addresses. */
async function builtFor({ members, snapshot }: Club) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "leaderboard-"));
  const output = new SiteFiles(folder);
  const index = packMembers(members);
  const indexAddress = await writeDataFile(output, membersFormat, members);
  const leaderboard = await leaderboardStart(output, index, snapshot, { histories: new Map() });
  const addresses = [indexAddress, leaderboard.ratingsAddress].filter((address) => address !== null);
  const read = async (address: string) => [address, await readFile(path.join(folder, address), "utf8")] as const;
  const files = await Promise.all(addresses.map(read));
  await rm(folder, { recursive: true });
  const first = { ...index, members: index.members.slice(0, PAGE_SIZE) };
  return { context: { first, total: members.length, indexAddress, leaderboard }, files };
}

/** Opens the leaderboard of a staged club. */
export async function openLeaderboard(page: Page): Promise<void> {
  await page.goto(member);
  await page.getByRole("button", { name: t("Codeforces Rank") }).click();
  await settle(page);
}
