import { gzipSync } from "node:zlib";
import { measuredPages, pageSizes } from "../../../tools/author/page-sizes.mjs";
import { emptyFolder } from "../../support/temporary-folder";
import { writeContentTree } from "../../support/content/content-tree";

const site = emptyFolder();

function write(file: string, text = "<html></html>"): string {
  writeContentTree(site, { [file]: text });
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
