import { isInUse } from "../../src/domain/settings/offered";
import { servedPath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { builtPages } from "../support/built-site";
import { resultContent } from "../support/content/content";

const results = isInUse("results") ? resultContent() : [];
const pages = new Map(builtPages().map((page) => [page.path, page.document.querySelector("main")]));

/** The addresses that a page links to. */
function linksOn(path: string): readonly (string | null)[] {
  return Array.from(pages.get(path)?.querySelectorAll("a") ?? [], (link) => link.getAttribute("href"));
}

test("each result has a page with all of its rows, in the order of the file, and is in the list", () => {
  for (const { id, rows = [] } of results) {
    const path = routes.item("results", id);
    const names = Array.from(pages.get(path)?.querySelectorAll("th[scope=row]") ?? [], (head) => head.textContent);
    expect(names).toEqual(rows.map(({ name }) => expect.stringContaining(name) as string));
    expect(linksOn(routes.list("results"))).toContain(servedPath(path));
  }
});

test("the event of a result and the profiles of those with a place in it lead to it", () => {
  for (const { id, event, status, rows = [] } of results) {
    const path = routes.item("results", id);
    if (event !== undefined) expect(linksOn(routes.item("events", event))).toContain(servedPath(path));
    for (const { rank, unofficial, people = [] } of rows)
      for (const { profile = "" } of people) {
        const shows = rank !== undefined && unofficial !== true && status !== "provisional";
        if (pages.has(profile) && shows) expect(linksOn(profile)).toContain(servedPath(path));
      }
  }
});
