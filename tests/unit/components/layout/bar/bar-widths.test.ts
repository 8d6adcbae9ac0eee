import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { barWidths, barWords, withBarWidths } from "../../../../../src/components/layout/bar/bar-widths";

const words = { links: ["Events", "Team"], quickLinks: "Quick Links", join: "Join Us" };

describe("The widths from which the bar shows its links", () => {
  it("are the usual ones for the usual words", () => {
    expect(barWidths(barWords())).toEqual({ close: 48, wide: 60 });
  });

  it("grow with the words", () => {
    const german = ["Veranstaltungen", "Workshops", "Mitteilungen", "Beiträge", "Vorstand"];
    const { close, wide } = barWidths({ links: german, quickLinks: "Schnellzugriff", join: "Mitmachen" });
    expect(close).toBeGreaterThan(48 + 9);
    expect(wide).toBeGreaterThan(close);
    expect(wide).toBeLessThanOrEqual(75);
  });

  it("take Bangla letters for wider ones, and signs above and below them for none", () => {
    const bangla = (label: string) => barWidths({ ...words, links: Array(8).fill(label) }).close;
    expect(bangla("ককককক")).toBeGreaterThan(bangla("aaaaa"));
    expect(bangla("কুকুকুকু")).toBe(bangla("কককক"));
  });

  it("show Arabic links in a window of 1280 px", () => {
    const links = ["الفعاليات", "ورش العمل", "الإعلانات", "المنشورات", "الفريق", "English"];
    expect(barWidths({ links, quickLinks: "روابط سريعة", join: "انضم إلينا" }).wide).toBeLessThan(1280 / 16);
  });
});

describe("The style sheets of the bar", () => {
  const folder = "src/components/layout/bar";
  const css = readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .join("\n");
  const widths = (sheet: string) => new Set([...sheet.matchAll(/\d+rem(?=\) (?:\{|and))/g)].map(([width]) => width));

  it("stay as they are for the usual widths", () => {
    expect(withBarWidths(css, { close: 48, wide: 60 })).toBe(css);
    expect(widths(css)).toEqual(new Set(["48rem", "60rem"]));
  });

  it("have the widths of a club in all of their media queries", () => {
    expect(widths(withBarWidths(css, { close: 50, wide: Infinity }))).toEqual(new Set(["50rem", "9999rem"]));
  });
});
