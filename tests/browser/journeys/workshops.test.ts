import { test } from "../../support/browser/fixtures";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { workshopContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

const workshops = workshopContent();
const [workshop] = workshops;
const withoutGallery = workshops.find(({ gallery }) => (gallery?.length ?? 0) === 0);

test("a workshop without pictures shows five placeholders, which open in the viewer", async ({ page }) => {
  await page.goto(`/workshops/${withoutGallery?.id ?? ""}`);
  await page
    .getByRole("link", {
      name: `${t("Open picture {place, number} of {count, number}", { place: 5, count: 5 })}: ${t("Placeholder picture {number}", { number: 5 })}`,
    })
    .click();
  const viewer = page.getByRole("dialog", { name: t("Workshop Gallery") });
  await viewer.getByText("5 / 5", { exact: true }).waitFor();
  await viewer.getByRole("button", { name: t("Next") }).click();
  await viewer.getByText("1 / 5", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "detached" });
});

const oldPath = `/workshop/${workshop?.id ?? ""}`;
const newPath = `/workshops/${workshop?.id ?? ""}`;

for (const javaScriptEnabled of [true, false])
  test(`an old address leads to the workshop (JavaScript: ${javaScriptEnabled}) @main`, async ({ site }) => {
    const { page } = await site.open({ javaScriptEnabled });
    await page.goto("/workshop");
    await page.goto(oldPath, { waitUntil: "commit" });
    await page.waitForURL(`**${newPath}`);
    await page.getByRole("heading", { level: 1, name: workshop?.title ?? "" }).waitFor();
  });

test("Back does not fall into an old address again", async ({ page }) => {
  await page.goto("/events");
  await page.evaluate((path) => window.location.assign(path), servedPath(oldPath));
  await page.waitForURL(`**${newPath}`);
  await page.getByRole("heading", { level: 1, name: workshop?.title ?? "" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: t("Events"), exact: true }).waitFor();
});
