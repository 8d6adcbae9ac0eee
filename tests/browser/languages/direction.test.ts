import { expect, test } from "../../support/browser/fixtures";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../../src/content/content-directory";
import { routes } from "../../../src/domain/routes";
import { readablePages, readPage } from "../../support/built-site";
import { VISIT_PATIENCE, visitAll } from "../../support/browser/visit-all";

const pages = readablePages().filter((page) => !page.path.startsWith(routes.admin));
const isBangla = (address: string) => address === "/bn" || address.startsWith("/bn/");

test("every page says its language, and Arabic ones are read from right to left", () => {
  const wrong = pages.flatMap(({ path, document }) => {
    const { lang, dir } = document.documentElement;
    const expected = isBangla(path) ? "bn" : "ar rtl";
    return `${lang} ${dir}`.trim() === expected ? [] : [`${path}: ${lang} ${dir}`];
  });
  expect(wrong).toEqual([]);
});

test("untranslated text is on the pages of the other language, marked as Arabic", () => {
  expect(readPage("/bn/events")).toMatch(/lang="ar"/);
  expect(readPage("/bn/events")).toContain("বাংলা শিরোনাম");
});

test("lists say on Bangla pages how many of their items are only in Arabic", () => {
  const untranslated = readdirSync(path.join(contentDirectory(), "events")).filter(
    (file) => !readFileSync(path.join(contentDirectory(), "events", file), "utf8").includes("translations"),
  );
  const inBangla = new Intl.NumberFormat("bn-BD").format(untranslated.length);
  expect(readPage("/bn/events")).toContain(`${inBangla}টি এখনো অনুবাদ হয়নি, \u2068আরবি\u2069 ভাষায় আছে`);
  expect(readPage("/events")).not.toContain("অনুবাদ");
});

test("numbers on Bangla pages are in Bangla digits, and other digits are left alone", () => {
  expect(pages.filter(({ document }) => /\bNaN/.test(document.body.textContent)).map(({ path }) => path)).toEqual([]);
  const numbers = [...readPage("/bn/notice").matchAll(/<td role="cell"[^>]*>([\d০-৯]+)<\/td>/g)].map(
    ([, text]) => text,
  );
  expect(numbers.slice(0, 3)).toEqual(["১", "২", "৩"]);
});

test("no page of either language is wider than a small phone", async ({ site }) => {
  test.setTimeout(VISIT_PATIENCE);
  const found: string[] = [];
  const open = () => site.open({ viewport: { width: 320, height: 640 } });
  await visitAll(
    pages.flatMap(({ path }) => (path === "/404.html" ? [] : [path])),
    open,
    async (path, { page, errors }) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${path}: ${overflow} px wider than the window`);
      found.push(...errors.splice(0).map((error) => `${path}: ${error}`));
    },
  );
  expect(found).toEqual([]);
});
