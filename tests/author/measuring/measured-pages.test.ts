import { measuredPages } from "../../../tools/author/measured-pages.mjs";
import { emptyFolder } from "../../support/temporary-folder";
import { writeContentTree } from "../../support/content/content-tree";

const site = emptyFolder();

const write = (file: string, text = "<html></html>") => writeContentTree(site, { [file]: text });

describe("Lighthouse", () => {
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
});
