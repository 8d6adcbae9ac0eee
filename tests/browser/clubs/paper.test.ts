import { expect, test } from "../../support/browser/fixtures";
import { attendanceDays } from "../../../src/domain/activities/attendance";
import { dayText } from "../../../src/domain/time/date-text";
import { routes } from "../../../src/domain/routes";
import { kindsWith } from "../../../src/model/content-model";
import { visitorPages, type BuiltPage } from "../../support/built-site";
import { VISIT_PATIENCE, visitAll } from "../../support/browser/visit-all";
import { memberContent, workshopContent } from "../../support/content/content";
import { readPosterCode } from "../../support/read-poster-code";
import { t } from "../../../src/words/t";

interface Poster {
  readonly folder: string;
  readonly id: string;
  readonly page: BuiltPage;
}

/** The pages of all events and workshops: each is printed as a poster. */
const posters: readonly Poster[] = kindsWith("calendar").flatMap(({ folder }) =>
  visitorPages().flatMap((page) => {
    const id = page.path.startsWith(`${routes.list(folder)}/`) ? page.path.slice(routes.list(folder).length + 1) : "";
    return id === "" || id.includes("/") ? [] : [{ folder, id, page }];
  }),
);

test("the code on each poster leads to the address by which the page calls itself", async () => {
  expect(posters.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const { page } of posters) {
    const address = page.document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    const code = page.document.querySelector(".poster-address svg");
    const size = Number(code?.getAttribute("viewBox")?.split(" ")[2]);
    const read = await readPosterCode({ size, path: code?.querySelector("path")?.getAttribute("d") ?? "" });
    if (read === undefined || read !== address) wrong.push(`${page.path}: ${String(read)} is not ${String(address)}`);
  }
  expect(wrong).toEqual([]);
});

test("however difficult its content, each poster is one sheet, with its title and its code in sight", async ({
  site,
}) => {
  test.setTimeout(VISIT_PATIENCE);
  const wrong: string[] = [];
  const open = () => site.open({ viewport: { width: 794, height: 1123 } });
  await visitAll(
    posters.map(({ page }) => page.path),
    open,
    async (visited, { page, errors }) => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const sheets = pdf.match(/\/Type \/Page\b/g)?.length;
      if (sheets !== 1) wrong.push(`${visited}: ${String(sheets)} sheets`);
      await page.emulateMedia({ media: "print" });
      const code = page.locator(".poster-address svg");
      await code.scrollIntoViewIfNeeded();
      const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
      if (width < 100 || width !== height) wrong.push(`${visited}: no code to read`);
      if (!(await page.getByRole("heading", { level: 1 }).isVisible())) wrong.push(`${visited}: no title`);
      wrong.push(...errors.splice(0).map((error) => `${visited}: ${error}`));
      await page.emulateMedia({ media: null });
    },
  );
  expect(wrong).toEqual([]);
});

test("each workshop has a sheet with a row for each place, a column for each day, and no one's name", async ({
  page,
}) => {
  const names = memberContent().map(({ name }) => name);
  const counts: Record<string, number> = {};
  const shapes: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const workshop of workshopContent()) {
    const { id } = workshop;
    const days = attendanceDays(workshop).map(dayText);
    expected[id] = days.length > 1 ? days : [t("Signature")];
    await page.goto(routes.attendance(id));
    const rows = page.locator("tbody tr");
    const cells = await rows.locator("td:not(:first-child)").allInnerTexts();
    expect(cells.filter((text) => text.trim() !== "")).toEqual([]);
    const text = await page.locator("main").innerText();
    expect(names.filter((name) => text.includes(name))).toEqual([]);
    const headings = await page.locator("thead th").allInnerTexts();
    shapes[id] = headings.filter((heading) => heading === t("Signature") || days.includes(heading));
    counts[id] = await rows.count();
  }
  // Without a number of places, the sheet is filled with rows.
  expect(counts).toMatchObject({ "course-0": 22, "course-1": 12 });
  expect(shapes).toEqual(expected);
  expect(shapes["course-1"]).toHaveLength(2);
});
