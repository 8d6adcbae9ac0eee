import { readFileSync } from "node:fs";
import { buildTable, pageTable, withSection } from "../../../tools/author/benchmark/performance-page.mjs";

const build = (seconds: number) => ({ seconds, peak: 2 ** 30 });
const row = (site: string, [cold = 0, again = 0, edited = 0]: readonly number[]) => ({
  members: 1000,
  site,
  cold: build(cold),
  again: build(again),
  edited: build(edited),
});

describe("The page of figures", () => {
  it("compares builds with the plain Gatsby site of the same size", () => {
    const table = buildTable([row("this project", [60, 20, 30]), row("plain Gatsby", [40, 20, 20])]);
    expect(table.split("\n").slice(2)).toEqual([
      "| 1000 | this project | 60 s (1.50 ×) | 20 s (1.00 ×) | 30 s (1.50 ×) | 1.00 GB |",
      "| 1000 | plain Gatsby | 40 s | 20 s | 20 s | 1.00 GB |",
    ]);
  });

  it("shows no ratio without a plain site, and no memory where it can't be measured", () => {
    const measured = { ...row("this project", [60, 20, 30]), cold: { seconds: 60, peak: undefined } };
    expect(buildTable([measured])).toContain("| 1000 | this project | 60 s | 20 s | 30 s |  |");
  });

  it("lists the weight of pages in KB", () => {
    expect(pageTable([{ page: "events", html: 9876, scripts: 0, styles: 13_000 }])).toContain(
      "| /events | 9.9 | 0.0 | 13.0 |",
    );
  });

  it("has a place for each table, and keeps what is around it", () => {
    const text = readFileSync("docs/performance.md", "utf8");
    const changed = withSection(withSection(text, "builds", "new builds"), "pages", "new pages");
    expect(changed).toContain("<!-- builds -->\n\nnew builds\n\n<!-- /builds -->");
    expect(changed).toContain("<!-- pages -->\n\nnew pages\n\n<!-- /pages -->");
    expect(changed).toContain("## Repeat it");
    expect(() => withSection(text, "missing", "")).toThrow("no section 'missing'");
  });
});
