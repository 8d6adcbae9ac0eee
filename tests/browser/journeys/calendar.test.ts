import { expect, test } from "../../support/browser/fixtures";
import { routes } from "../../../src/domain/routes";
import { spanOf } from "../../../src/domain/time/schedule";
import { eventContent } from "../../support/content/content";
import { untilFocused } from "../../support/browser/interactive-page";
import { beginningOf } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const dated = eventContent().find((event) => spanOf(event));
const path = routes.item("events", dated?.id ?? "");

test("Add to calendar opens by keyboard, is navigated with the arrow keys and closes with Escape @main", async ({
  page,
}) => {
  await page.goto(path);
  const opener = page.locator("summary", { hasText: t("Add to calendar") });
  const file = page.getByRole("link", { name: t("Calendar file (.ics)") });
  await opener.focus();
  await page.keyboard.press("Enter");
  await file.waitFor();
  await page.keyboard.press("ArrowDown");
  await untilFocused(file);
  await page.keyboard.press("Escape");
  await file.waitFor({ state: "hidden" });
  await untilFocused(opener);
});

test("without JavaScript, readers subscribe through links, and nothing that needs JavaScript is offered", async ({
  site,
}) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto(routes.list("events"));
  await page.locator("summary", { hasText: t("Subscribe") }).click();
  const google = page.getByRole("link", { name: /^Google Calendar/ });
  const cid = new URL((await google.getAttribute("href")) ?? "").searchParams.get("cid") ?? "";
  expect(cid).toMatch(/^webcal:\/\/.*\/calendar\.ics$/);
  expect(await page.getByRole("link", { name: beginningOf(t("Apple Calendar")) }).getAttribute("href")).toBe(cid);
  expect(await page.getByRole("button", { name: t("Copy the address") }).count()).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("Calendar file (.ics)") }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("calendar.ics");
});
