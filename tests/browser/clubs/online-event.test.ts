import { expect, test } from "../../support/browser/fixtures";
import { t } from "../../../src/words/t";

/** What the link to an event online begins with. */
const joinOnline = t("Join online: {link}", { link: "" }).replace(": ", "");

const joinLink = "https://meet.example.net/a?b=1&c=<2>";

test.describe("An event online", () => {
  test("can be joined until it is over, as of when the page is read", async ({ page }) => {
    const join = page.getByRole("link", { name: joinOnline });
    await page.clock.setFixedTime(new Date("2999-03-01T22:59:00Z"));
    await page.goto("/events/online");
    await join.waitFor();
    expect(await join.getAttribute("href")).toBe(joinLink);
    await page.clock.setFixedTime(new Date("2999-03-01T23:00:00Z"));
    await page.goto("/events/online");
    await page.getByText(t("Completed")).waitFor();
    expect(await join.count()).toBe(0);
  });
});
