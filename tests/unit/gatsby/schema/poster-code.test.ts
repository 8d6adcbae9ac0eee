import { posterCode } from "../../../../src/gatsby/schema/poster-code";
import { readPosterCode } from "../../../support/read-poster-code";

describe("The code of a poster", () => {
  it.each([
    "https://club.example.org/events/code-sprint-2026",
    `https://club.example.org/events/${"%E0%A6%AA".repeat(60)}`,
  ])("is read as %s", async (address) => {
    expect(await readPosterCode(posterCode(address))).toBe(address);
  });

  it("is small, and has an empty margin", () => {
    const { size, path } = posterCode("https://club.example.org/events/code-sprint-2026");
    expect(path.length).toBeLessThan(2500);
    expect(path).toMatch(/^M4 4\.5h7/);
    const rows = [...path.matchAll(/M(\d+) (\d+)\.5/g)];
    expect(rows.every(([, column, row]) => Number(column) >= 4 && Number(row) >= 4)).toBe(true);
    expect(Number(rows.at(-1)?.[2])).toBe(size - 5);
  });
});
