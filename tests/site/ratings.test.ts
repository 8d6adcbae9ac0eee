import { readFileSync } from "node:fs";
import path from "node:path";
import { historiesIn } from "../../src/domain/ratings/history";
import { shownHistory } from "../../src/domain/ratings/plot";
import { rankedHandle } from "../../src/domain/ratings/ranked";
import { handleKey } from "../../src/domain/ratings/rating";
import { unpackSnapshot } from "../../src/domain/ratings/snapshot";
import { tierOf } from "../../src/domain/ratings/tiers";
import { routes } from "../../src/domain/routes";
import { dateText } from "../../src/domain/time/date-text";
import { isUsed } from "../../src/model/parts";
import { builtPages, newestFiles, publicDirectory } from "../support/built-site";
import { historyContent, memberContent } from "../support/content/content";

const histories = historiesIn(historyContent());
const members = isUsed("members") ? memberContent() : [];
const keyOf = (member: (typeof members)[number]) => handleKey(rankedHandle(member) ?? "");

const pages = new Map(builtPages().map((page) => [page.path, page]));

/** The words in each row of the table, and the bands of the drawing. */
function ratingOn(id: number) {
  const page = pages.get(routes.item("members", id))?.document;
  const rows = Array.from(page?.querySelectorAll("main tbody tr") ?? [], (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
  return { rows, bands: page?.querySelectorAll("main svg[role=img] rect").length ?? 0 };
}

test("the profile of everyone whose history is known draws it and has its table, without JavaScript", () => {
  for (const member of members) {
    const { steps } = shownHistory(histories.get(keyOf(member)) ?? { handle: "", steps: [], isSample: false });
    const { rows, bands } = ratingOn(member.id);
    const expected = steps.map(({ day, rating }) => [dateText(day), String(rating), tierOf(rating).title]);
    expect([member.id, rows]).toEqual([member.id, steps.length > 1 ? expected : []]);
    expect(bands > 0).toBe(steps.length > 1);
  }
});

test("the leaderboard's file names only those who take part, even if the history names others", () => {
  const takingPart = new Set(members.map(keyOf));
  for (const file of newestFiles().filter((name) => /^data\/ratings\./.test(name))) {
    const { ratings } = unpackSnapshot(JSON.parse(readFileSync(path.join(publicDirectory, file), "utf8")));
    expect([...ratings.keys()].filter((handle) => !takingPart.has(handle))).toEqual([]);
  }
});
