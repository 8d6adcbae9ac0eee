import { readFileSync } from "node:fs";
import path from "node:path";
import { newestFiles, publicDirectory } from "../../support/built-site";
import { expect, test } from "../../support/browser/fixtures";

const sheets = newestFiles()
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(path.join(publicDirectory, file), "utf8"));

for (const width of [360, 1280])
  test(`every media query of the styles can be read, in a window of ${width} px`, async ({ site }) => {
    const { page } = await site.open({ viewport: { width, height: 800 } });
    await page.goto("/");
    const { queries, unread } = await page.evaluate((texts) => {
      const queriesIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSMediaRule ? [...rule.media] : []),
          ...(rule instanceof CSSGroupingRule ? queriesIn(rule.cssRules) : []),
        ]);
      const queries = texts.flatMap((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return queriesIn(sheet.cssRules);
      });
      // To a browser, neither what it can't read nor the opposite is true.
      const opposite = (query: string) =>
        query.startsWith("(") ? `not all and ${query}` : query.startsWith("not ") ? query.slice(4) : `not ${query}`;
      const unread = queries.filter((query) => !matchMedia(query).matches && !matchMedia(opposite(query)).matches);
      return { queries, unread };
    }, sheets);
    expect(queries.length).toBeGreaterThan(0);
    expect(unread).toEqual([]);
  });
