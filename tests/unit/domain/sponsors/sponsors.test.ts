import { logoSize, sponsorsByTier, sponsorsChange } from "../../../../src/domain/sponsors/sponsors";
import { withClubSettings } from "../../../support/club-settings";

const sponsors = [
  { name: "B", tier: "silver" },
  { name: "A", tier: "Silver", until: "2026-03-31" },
  { name: "C", tier: "Bronze", from: "2026-05-01" },
  { name: "D", tier: "Gold" },
  { name: "E", tier: null },
];

describe("The sponsors of a page", () => {
  withClubSettings({ sponsorTiers: ["Gold", "Silver"] });

  it("are those of the day, by tier and name", () => {
    const namesAt = (now: string) =>
      sponsorsByTier(sponsors, new Date(now)).map(({ items }) => items.map(({ name }) => name).join(" "));
    expect(namesAt("2026-03-31T12:00:00Z")).toEqual(["D", "A B", "E"]);
    expect(namesAt("2026-04-01T12:00:00Z")).toEqual(["D", "B", "E"]);
    expect(namesAt("2026-05-01T12:00:00Z")).toEqual(["D", "B", "C", "E"]);
  });

  it("are others once one is over or begins", () => {
    const after = (now: string) => sponsorsChange(sponsors, new Date(now))?.toISOString();
    expect(after("2026-01-01T00:00:00Z")).toBe("2026-03-31T18:00:00.000Z");
    expect(after("2026-04-01T00:00:00Z")).toBe("2026-04-30T18:00:00.000Z");
    expect(after("2026-06-01T00:00:00Z")).toBeUndefined();
  });
});

test("logos of different shapes fill about the same area", () => {
  const areas = [
    { width: 300, height: 100 },
    { width: 100, height: 100 },
    { width: 640, height: 400 },
  ].map((shape) => logoSize(shape).width * logoSize(shape).height);
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.05);
});

test("a logo of an extreme shape has room, and keeps its shape", () => {
  expect(logoSize({ width: 1760, height: 100 })).toEqual({ width: 176, height: 10 });
  expect(logoSize({ width: 10, height: 960 })).toEqual({ width: 1, height: 96 });
});
