import { expect, test } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import { articleContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

const articles = articleContent().filter(({ status }) => status !== "draft");
const longest = [...articles].sort((a, b) => b.body.length - a.body.length)[0];

const illustrated = articles.find(({ body }) => /!\[.+\]\(\.\.\/media/.test(body) && body.includes("```c"));

test("a reader jumps through a long article by its contents, and continues to its neighbours and its author @main", async ({
  page,
}) => {
  await page.goto(`/blog/${longest?.slug ?? ""}`);
  await page
    .getByText(t("{minutes} min read", { minutes: longest?.readTime ?? 0 }))
    .first()
    .waitFor();
  const entry = page
    .getByRole("navigation", { name: t("Contents") })
    .getByRole("link")
    .last();
  const target = (await entry.getAttribute("href")) ?? "";
  await entry.click();
  await page.waitForURL((url) => decodeURIComponent(url.hash) === decodeURIComponent(target));
  const heading = page.locator(`[id="${decodeURIComponent(target.slice(1))}"]`);
  await page.waitForFunction(
    (id) => {
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < window.innerHeight;
    },
    decodeURIComponent(target.slice(1)),
  );
  expect(await heading.getByRole("link").getAttribute("href")).toBe(target);
  await page
    .getByRole("navigation", { name: t("More articles") })
    .getByRole("link")
    .first()
    .click();
  await page.waitForURL(
    (url) => sitePath(url.pathname).startsWith("/blog/") && !url.pathname.endsWith(longest?.slug ?? ""),
  );
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: longest?.title ?? "" }).waitFor();
  await page
    .getByRole("article")
    .getByRole("link", { name: longest?.author ?? "" })
    .click();
  await page.waitForURL(/\/profile\/(team|advisor|member)\/\d+$/);
});

test("without JavaScript the article is whole: coloured code, and pictures in the size of the window", async ({
  site,
}) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto(`/blog/${illustrated?.slug ?? ""}`);
  expect(await page.locator("pre .hljs-keyword, pre .hljs-type").count()).toBeGreaterThan(0);
  const picture = page.locator("article p > picture").first();
  expect(await picture.locator("source[type='image/webp'][srcset]").count()).toBe(1);
  const image = picture.locator("img[src$='.jpg'][width][height]:not([srcset])");
  expect(await image.getAttribute("alt")).not.toBe("");
});
