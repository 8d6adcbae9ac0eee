import { expect, test } from "../../support/browser/fixtures";
import { routes } from "../../../src/domain/routes";
import { eventContent, workshopContent } from "../../support/content/content";

/** Windows in px, and how many characters a word may have that fits them at twice its size. */
const windows = [
  [360, 10],
  [768, 20],
  [900, 20],
] as const;

const withPrerequisites = workshopContent().filter(({ prerequisites = [] }) => prerequisites.length > 0);
const withTimetables = eventContent().filter(({ schedule = [] }) => schedule.length > 0);

/** Pages whose parts are side by side. */
const paths = [
  ...withTimetables.map(({ id }) => routes.item("events", id)),
  ...withPrerequisites.slice(0, 1).map(({ id }) => routes.item("workshops", id)),
  ...[routes.home, routes.login, routes.registration, routes.joinUs, routes.codeforces],
  ...(["events", "workshops", "notices", "team", "advisors", "members", "blog", "sub-communities"] as const).map(
    routes.list,
  ),
];

/** The parts of a page whose text does not fit, in words. */
function brokenIn(longest: number): string[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === "visible";
  };
  const found: string[] = [];
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  if (overflow > 0) found.push(`${overflow} px wider than the window`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !isSeen(element) || element.closest("pre, code, .visually-hidden, .said-above")) continue;
    // Addresses can't wrap elsewhere.
    if (/[@/]/.test(text.textContent ?? "")) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (word.length > longest) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`“${word}” is on ${lines.size} lines`);
    }
  }
  return found;
}

for (const [width, longest] of windows)
  test(`with letters twice as large no word is broken, and nothing is cut off, in a window of ${width} px`, async ({
    site,
  }) => {
    const { page } = await site.open({ viewport: { width, height: 800 }, bypassCSP: true });
    const broken: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      const found = await page.evaluate(brokenIn, longest);
      broken.push(...found.map((words) => `${path}: ${words}`));
    }
    expect(broken).toEqual([]);
  });
