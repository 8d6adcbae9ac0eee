import { upcomingAt } from "../../src/domain/activities/upcoming";
import { eventContent, homeContent } from "../support/content/content";
import { passTime } from "../support/browser/page-life";
import { siteInBrowser } from "../support/browser/site-in-browser";

const site = siteInBrowser();

test("the terminal prints a line every 800 ms and starts again 2 s after the last", async () => {
  const { page } = await site.open({ standsStillAt: Date.parse("2026-03-01T10:00:00Z") });
  await page.goto("/");
  const lines = homeContent().terminal ?? [];
  const shown = () => page.locator('[role="img"][aria-label^="A terminal"] [data-shown]').count();
  expect(await shown()).toBe(0);
  await passTime(page, 700);
  expect(await shown()).toBe(0);
  await passTime(page, 100);
  expect(await shown()).toBe(1);
  await passTime(page, 800);
  expect(await shown()).toBe(2);
  await passTime(page, 800 * (lines.length - 2));
  expect(await shown()).toBe(lines.length);
  await passTime(page, 1900);
  expect(await shown()).toBe(lines.length);
  await passTime(page, 100);
  expect(await shown()).toBe(0);
});

test("the terminal does not move for those who asked for less motion", async () => {
  const { page } = await site.open({ reducedMotion: "reduce" });
  await page.goto("/");
  const terminal = page.getByRole("img", { name: /^A terminal/ });
  expect(await terminal.locator("[data-shown]").count()).toBe(homeContent().terminal?.length);
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
});

test("what comes next is decided when the page is read, not when it was built", async () => {
  const { page, errors } = await site.open();
  await page.clock.setFixedTime(new Date("2999-01-01T00:00:00Z"));
  await page.goto("/");
  await page.getByText("No Upcoming Events or Workshops").waitFor();
  await page.getByRole("link", { name: "Past events" }).click();
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  expect(errors).toEqual([]);
});

test("at most three things are under Upcoming, the earliest event among them", async () => {
  const { page } = await site.open();
  const now = new Date();
  await page.clock.setFixedTime(now);
  await page.goto("/");
  const section = page.getByRole("region", { name: "Upcoming" });
  expect(await section.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  const [next] = upcomingAt(
    eventContent().filter(({ status }) => status !== "cancelled"),
    now,
  );
  if (next) expect(await section.getByRole("heading").allTextContents()).toContain(next.title);
});
