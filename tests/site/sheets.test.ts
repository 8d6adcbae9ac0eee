import { sitePath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { isInUse } from "../../src/domain/settings/offered";
import { builtPages } from "../support/built-site";
import { sheetContent } from "../support/content/content";

const sheets = isInUse("sheets") ? sheetContent() : [];
const pages = new Map(builtPages().map((page) => [page.path, page.document.querySelector("main")]));

test("each sheet is in the list, and its HTML has a link to each problem, with its hint folded", () => {
  for (const { id, problems = [] } of sheets) {
    const path = routes.item("sheets", id);
    const links = [...(pages.get(routes.list("sheets"))?.querySelectorAll("a") ?? [])];
    expect(links.map((link) => sitePath(link.getAttribute("href") ?? ""))).toContain(path);
    const rows = [...(pages.get(path)?.querySelectorAll('li[id^="problem-"]') ?? [])];
    const shown = rows.map((row) => {
      const hints = row.querySelectorAll("details[data-hint]:not([open])").length;
      return `${row.querySelector("a")?.getAttribute("href") ?? ""} ${hints}`;
    });
    const written = problems.map(({ url, hint }) => `${url} ${hint === undefined ? 0 : 1}`);
    expect(shown.sort()).toEqual(written.sort());
  }
});
