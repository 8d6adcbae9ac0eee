import { expect, test } from "../../support/browser/fixtures";
import { notFoundLines } from "../../../src/domain/not-found";
import { passTime } from "../../support/browser/interactive-page";
import { t } from "../../../src/words/t";

test("an unknown path answers 404 and prints its terminal line by line, one every 300 ms @main", async ({ site }) => {
  const { page } = await site.open({ clockStopsAt: Date.parse("2026-03-01T10:00:00Z") });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const response = await page.goto("/no/such/page?x=1");
  expect(response?.status()).toBe(404);
  const printed = async () => {
    const shown = (await page.getByRole("main").innerText()).split("\n");
    return notFoundLines("/no/such/page").filter((line) => shown.includes(line)).length;
  };
  expect(await printed()).toBe(0);
  await passTime(page, 300);
  expect(await printed()).toBe(1);
  await passTime(page, 300);
  expect(await printed()).toBe(2);
  await passTime(page, 3000);
  await page.getByText("bash: /no/such/page: No such file or directory").waitFor();
  await page.getByText("ERROR: Page not found").waitFor();
  expect(
    await page
      .getByRole("list", { name: t("Available routes") })
      .getByRole("link")
      .allTextContents(),
  ).toEqual(["/", "/events", "/workshop", "/team", "/notice"]);
  expect(messages.join("\n")).toContain("/no/such/page");
  expect(await page.getByRole("timer").textContent()).toMatch(/^\d{2}:\d{2}:\d{2}$/);
});
