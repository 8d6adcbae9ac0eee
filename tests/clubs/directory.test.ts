import { passTime, settle } from "../support/browser/interactive-page";
import { siteInBrowser } from "../support/browser/site-in-browser";

const site = siteInBrowser();

test("the directory of 47 members grows by 20, at most once in 300 ms, and says so at the end", async () => {
  const { page, errors } = await site.open({
    viewport: { width: 360, height: 740 },
    clockStopsAt: Date.parse("2026-03-01T10:00:00Z"),
  });
  await page.goto("/member");
  const cards = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  expect(await cards.count()).toBe(20);
  expect(await cards.first().getAttribute("aria-setsize")).toBe("47");
  const more = page.getByText("Scroll down to load more members");
  const loading = page.getByText("Loading more members...");
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await scrollDown();
  await loading.waitFor();
  await cards.nth(39).waitFor();
  await settle(page);
  await scrollDown();
  await passTime(page, 299);
  expect(await cards.count()).toBe(40);
  await passTime(page, 1);
  await cards.nth(46).waitFor();
  await page.getByText("You've reached the end of the member list!").waitFor();
  expect(await more.count()).toBe(0);
  expect(await cards.count()).toBe(47);
  expect(errors).toEqual([]);
});

test("a search finds members by roll number and by Bangla letters, and begins at the first 20 again", async () => {
  const { page, errors } = await site.open();
  await page.goto("/member");
  const box = page.getByPlaceholder("Search by name or Matrícula...");
  await box.fill("6146");
  await page.getByText("1 member found").waitFor();
  await box.fill("সদস্য");
  await page.getByText("16 members found").waitFor();
  await box.fill("");
  await page.getByText(/found$/).waitFor({ state: "detached" });
  expect(await page.getByRole("list", { name: "Members" }).getByRole("listitem").count()).toBe(20);
  expect(errors).toEqual([]);
});
