import type { Locator } from "@playwright/test";
import { statusAt } from "../../../src/domain/activities/event-status";
import { takesRegistrations } from "../../../src/domain/activities/taking-part";
import { expect, test } from "../../support/browser/fixtures";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { spanOf } from "../../../src/domain/time/schedule";
import { eventContent } from "../../support/content/content";
import { beginningOf, spoken } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const events = eventContent();
const dated = events.find((event) => spanOf(event) && event.status !== "cancelled");

/** In ms. */
const DAY = 86_400_000;

test("Register is shown at an event while it is in the future @main", async ({ site }) => {
  const begins = (dated && spanOf(dated)?.start.getTime()) ?? NaN;
  const register = { name: spoken(t("Register<hidden> for <name/></hidden>"), dated?.title) };
  const before = await site.open();
  await before.page.clock.setFixedTime(begins - DAY);
  await before.page.goto("/events");
  expect(await before.page.getByRole("link", register).getAttribute("href")).toBe(servedPath("/member"));
  const later = await site.open();
  await later.page.clock.setFixedTime(begins + 1000 * DAY);
  await later.page.goto("/events");
  expect(await later.page.getByRole("link", register).count()).toBe(0);
});

test("an event is printed on one sheet of A4 with the code of its address, which screens do not show @main", async ({
  page,
}) => {
  const [event] = events;
  await page.goto(`/events/${event?.id ?? ""}`);
  const code = page.getByRole("img", { name: t("QR code for the address of this page") });
  expect(await code.count()).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await code.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []).map(Number);
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
});

const [open] = events.filter((event) => takesRegistrations(event) && statusAt(event, new Date()) === "upcoming");

(open ? test : test.skip)(
  "on a phone all that decides is on the first screen; once its button is out of sight, a bar at the foot keeps it without a script @main",
  async ({ site }) => {
    const phone = { width: 360, height: 740 };
    const { page } = await site.open({ viewport: phone, javaScriptEnabled: false });
    await page.goto(`/events/${open?.id ?? ""}`);
    const button = page.getByRole("link", { name: beginningOf(t("Register Now")) });
    const bar = page.getByRole("link", {
      name: beginningOf(spoken(t("Register<hidden> for <name/></hidden>"), open?.title)),
    });
    const edges = async (part: Locator) => {
      const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    expect((await edges(button)).bottom).toBeLessThanOrEqual(phone.height);
    expect((await edges(bar)).top).toBeGreaterThan(phone.height);
    await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    expect((await edges(button)).bottom).toBeLessThan(0);
    expect((await edges(bar.locator(".."))).bottom).toBeCloseTo(phone.height, 0);
    // Its place at the end is below all text.
    await page.getByRole("contentinfo").evaluate((foot) => foot.scrollIntoView({ block: "end" }));
    expect((await edges(bar.locator(".."))).top).toBeGreaterThanOrEqual(
      (await edges(page.locator("main section").last())).bottom,
    );
  },
);
