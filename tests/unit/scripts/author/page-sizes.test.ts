import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { measuredPages, pageSizes } from "../../../../scripts/author/benchmark/page-sizes.mjs";

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), "page-sizes-"));
});
afterEach(() => {
  rmSync(site, { recursive: true, force: true });
});

function write(file: string, text = "<html></html>"): string {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
  return text;
}

describe("The benchmark", () => {
  it("measures a notice, not the years of old notices or a page that leads on to another", () => {
    for (const page of ["index", "notice", "notice/archive/2025", "notice/exam-2026", "notice/later-2026"])
      write(`${page}.html`);
    write("notice/exam-2025.html", '<meta http-equiv="refresh" content="0; url=/notice/exam-2026">');
    write("notice/data/x.json");
    expect(measuredPages(site)).toEqual(["", "notice", "notice/exam-2026"]);
  });

  it("measures only pages that the site has", () => {
    write("index.html");
    write("events.html");
    expect(measuredPages(site)).toEqual(["", "events"]);
  });

  it("weighs a page with the scripts and styles that its HTML loads, each once", () => {
    const script = write("app.js", "start();".repeat(100));
    const style = write("styles.css", "a { color: red }".repeat(100));
    const html = write(
      "team.html",
      '<link rel="preload" as="style" href="/styles.css"><link rel="stylesheet" href="/styles.css"><script src="/app.js"></script><script src="https://x.example/y.js">',
    );
    const weight = (text: string) => gzipSync(text).length;
    expect(pageSizes(site, "team")).toEqual({ html: weight(html), scripts: weight(script), styles: weight(style) });
  });
});
