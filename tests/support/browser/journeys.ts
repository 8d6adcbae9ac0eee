import { servedPath, sitePath } from "../../../src/domain/addresses/served-path";
import { expect, type TestType } from "@playwright/test";
import { until } from "../until";
import { middleOf, type Reader } from "./reader";

/** The page where readers begin, and the link that they follow there. */
const journeys = [
  ["/", "main a[href$='/events']"],
  ["/events", "main h2 a, main h3 a, main article a"],
  ["/workshop", "main article a[href*='/workshops/']"],
  ["/notice", "main a[href*='/notice/']"],
  ["/post", "main article h2 a"],
  ["/team", "main article a[href*='/profile/']"],
  ["/member", "main article h2 a"],
  ["/blog", "main article a[href*='/blog/']"],
  ["/advisor", "footer a[href$='/blog']"],
  ["/sub-community", "footer a[href$='/events']"],
  ["/search?q=club", "main a[data-result]"],
  // A bar with long words has its links in the menu.
  ["/registration", "header a[href$='/team'], main a[href$='/join-us']"],
] as const;

/** Tests that a browser goes from page to page, back and forward as readers expect. */
export function describeJourneys<Fixtures extends { reader: Reader }, OfWorker extends object>(
  test: TestType<Fixtures, OfWorker>,
): void {
  for (const [from, link] of journeys)
    test(`from ${from} a reader follows a link, goes back to the same place, on, reloads, and opens a tab and a part of a page`, async ({
      reader,
    }) => {
      const until = untilSo(reader);
      const element = `[...document.querySelectorAll(${JSON.stringify(link)})].find((each) => each.getClientRects().length > 0)`;
      const path = async () => sitePath(String(await reader.ask("location.pathname")));
      await reader.open(servedPath(from));
      await until(element);
      await reader.ask(`${element}.scrollIntoView({ block: "center" }) ?? 0`);
      await reader.ask(middleOf(element));
      const scrolled = Number(await reader.ask("scrollY"));
      const target = sitePath(String(await reader.ask(`new URL(${element}.href).pathname`)));
      if (reader.pressForTab) expect(new URL(await reader.pressForTab(element)).pathname).toBe(servedPath(target));

      await reader.press(element);
      await until(`location.pathname === ${JSON.stringify(servedPath(target))} && document.readyState === "complete"`);
      expect(await reader.ask("scrollY")).toBe(0);
      const heading = await reader.ask("document.querySelector('h1').textContent");

      await reader.back();
      await until(`location.pathname + location.search === ${JSON.stringify(servedPath(from))}`);
      // Old versions of Chromium miss it by 4 px.
      await until(`Math.abs(scrollY - ${scrolled}) <= 5`);

      await reader.forward();
      await until(`document.querySelector("h1")?.textContent === ${JSON.stringify(heading)}`);
      expect(await path()).toBe(target);

      await reader.ask("scrollTo({ top: 40, behavior: 'instant' }) ?? 0");
      const half = await reader.ask("scrollY");
      await reader.reload();
      await until(`Math.abs(scrollY - ${String(half)}) <= 2`);
      expect(await reader.ask("document.querySelector('h1').textContent")).toBe(heading);

      await reader.open(`${servedPath(target)}#main`);
      await until("document.querySelector('main:target')");
      await reader.back();
      await until("location.hash === ''");
      expect(await path()).toBe(target);
    });
}

/** Waits until an expression is true in the page, which may have changed meanwhile. */
export function untilSo(reader: Reader) {
  return (expression: string): Promise<void> =>
    until(expression, () => reader.ask(`Promise.resolve(${expression}).then(Boolean)`).catch(() => false));
}
