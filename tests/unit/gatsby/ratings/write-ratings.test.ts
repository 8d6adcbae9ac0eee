import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/gatsby/check/check-content";
import { rankedHandles } from "../../../../src/gatsby/ratings/ranked-handles";
import { readRatings, writeRatings } from "../../../../src/gatsby/ratings/write-ratings";
import { withContentTree } from "../../../support/content-tree";

const rating = { handle: "ann", rating: 1, maxRating: 2, rank: "newbie", maxRank: "" };
const takenAt = new Date("2026-11-20T20:00:00Z");

describe("The snapshot's file", () => {
  it("is one that the content check takes, and nothing lies beside it", () => {
    withContentTree({}, (directory) => {
      writeRatings(directory, [rating], takenAt);
      expect(checkContent(directory).findings).toEqual([]);
      expect(readdirSync(directory).sort()).toEqual(["ratings.json", "site"]);
      expect(JSON.parse(readFileSync(path.join(directory, "ratings.json"), "utf8"))).toEqual({
        takenAt: "2026-11-20T20:00:00.000Z",
        ratings: [{ handle: "ann", rating: 1, maxRating: 2, rank: "newbie" }],
      });
    });
  });

  it("is the old one where the new one can't take its place", () => {
    withContentTree({}, (directory) => {
      mkdirSync(path.join(directory, "ratings.json"));
      writeFileSync(path.join(directory, "ratings.json/old"), "");
      expect(() => writeRatings(directory, [rating], takenAt)).toThrow();
      expect(readdirSync(directory).sort()).toEqual(["ratings.json", "site"]);
    });
  });

  it("is read as it was written; one that can't be read holds nobody", () => {
    withContentTree({}, (directory) => {
      expect(readRatings(directory)).toEqual([]);
      writeRatings(directory, [rating], takenAt);
      expect(readRatings(directory)).toEqual([rating]);
      writeFileSync(path.join(directory, "ratings.json"), "{");
      expect(readRatings(directory)).toEqual([]);
    });
  });

  it("is checked as any other", () => {
    withContentTree({ "ratings.json": { takenAt: "yesterday", ratings: [{ rating: "high" }] } }, (directory) => {
      const lines = checkContent(directory).findings.map(({ field, message }) => `${field}: ${message}`);
      expect(lines).toEqual([
        "ratings[0].handle: is missing, expected text",
        "ratings[0].rating: is the text 'high', expected a number from -10000 to 10000",
        "takenAt: is 'yesterday', expected an instant such as 2026-11-20T20:00:00Z",
      ]);
    });
  });
});

describe("Those who take part", () => {
  it("say iscp and have a profile link", () => {
    const member = (id: number, fields: object) => ({ id, name: "X", session: "2023-2024", shift: "1st", ...fields });
    const files = {
      "members/1.json": member(1, { iscp: true, codeforces: "https://codeforces.com/profile/ann" }),
      "members/2.json": member(2, { iscp: false, codeforces: "https://codeforces.com/profile/ben" }),
      "members/3.json": member(3, { iscp: true, codeforces: "https://codeforces.com/blog/cem" }),
      "members/4.json": member(4, { iscp: true }),
    };
    withContentTree(files, (directory) => expect(rankedHandles(directory)).toEqual(["ann"]));
  });
});
