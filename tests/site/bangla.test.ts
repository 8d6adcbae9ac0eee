import { hasBangla } from "../../src/domain/language/language-of";
import { builtPages } from "../support/built-site";

const textAttributes = ["alt", "title", "aria-label", "aria-description", "placeholder"];

/** The elements of a page whose text or attributes contain Bangla without a `lang`. */
function unmarked(document: Document): string[] {
  const isMarked = (element: Element) => element.closest("[lang]")?.getAttribute("lang") === "bn";
  const elements = [...document.body.querySelectorAll("*:not(script, style)")];
  const hasOwnBangla = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && hasBangla(node.textContent ?? "")) ||
    textAttributes.some((name) => hasBangla(element.getAttribute(name) ?? ""));
  return elements.filter((element) => hasOwnBangla(element) && !isMarked(element)).map(({ outerHTML }) => outerHTML);
}

/** The elements that are marked as Bangla and have a word in other letters only. */
function mismarked(document: Document): string[] {
  return [...document.body.querySelectorAll('[lang="bn"]')]
    .filter((element) => !hasBangla(element.outerHTML))
    .map(({ outerHTML }) => outerHTML);
}

test("all Bangla of every page is marked as Bangla, for those who listen and for fonts, and nothing else is", () => {
  const found = builtPages().flatMap(({ path, document }) =>
    [...unmarked(document), ...mismarked(document)].map((html) => `${path}: ${html.slice(0, 200)}`),
  );
  expect(found).toEqual([]);
});
