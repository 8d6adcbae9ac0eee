import { expect, test } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import { registrationAt } from "../../../src/domain/club-registration";
import { dateText } from "../../../src/domain/time/date-text";
import { registrationContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

const registration = registrationContent();
const { formLink, contactEmail, contactPhone } = registration;
const now = new Date("2999-06-01T00:00:00Z");
const state = registrationAt(registration, now);

test("a reader goes from Join Us to the state of the registration and its help @main", async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.goto("/join-us");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("Start Your Journey") })
    .click();
  await page.getByRole("heading", { level: 1, name: t("Registration") }).waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe("/registration");
  const main = page.getByRole("main");
  const form = main.locator(`a[href="${formLink ?? ""}"]`);
  if (state.isOpen) {
    await main.getByText(t("Registration is OPEN")).waitFor();
    expect(await form.first().getAttribute("target")).toBe("_blank");
  } else {
    await main.getByText(t("Registration is CLOSED")).waitFor();
    const { opensOn } = state;
    const next =
      opensOn === undefined
        ? t("Next opens on a date to be announced")
        : t("Next opens on {date}", { date: dateText(opensOn) });
    await main.getByText(next).waitFor();
    expect(await form.count()).toBe(0);
  }
  for (const contact of [contactEmail, contactPhone])
    if (contact) expect(await main.getByRole("link", { name: contact, exact: true }).isVisible()).toBe(true);
});
