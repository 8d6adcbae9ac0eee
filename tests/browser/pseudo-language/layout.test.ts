import { expect, test } from "../../support/browser/fixtures";
import { routes } from "../../../src/domain/routes";
import { readablePages } from "../../support/built-site";
import { VISIT_PATIENCE, visitAll } from "../../support/browser/visit-all";

const paths = readablePages().flatMap(({ path }) =>
  path.startsWith(routes.admin) || path.endsWith("/404.html") ? [] : [path],
);

test("however long the words are, in either direction, no page is wider than 320 px and no text is cut", async ({
  site,
}) => {
  test.setTimeout(VISIT_PATIENCE);
  const found: string[] = [];
  const open = () => site.open({ viewport: { width: 320, height: 640 } });
  await visitAll(paths, open, async (path, { page, errors }) => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${path}: ${overflow} px wider than the window`);
    const cut = await page.evaluate(() => {
      const isCut = (element: Element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
        // Text for screen readers is a pixel wide; dots mark the end of an excerpt.
        if (clientWidth <= 1 || textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        return (
          (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 2)
        );
      };
      const holdsText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return [...document.querySelectorAll("main *, header *, footer *")]
        .filter((element) => holdsText(element) && isCut(element))
        .map((element) => element.textContent.trim().slice(0, 60));
    });
    found.push(...cut.map((text) => `${path}: '${text}' is cut`));
    found.push(...errors.splice(0).map((error) => `${path}: ${error}`));
  });
  expect(found).toEqual([]);
});
