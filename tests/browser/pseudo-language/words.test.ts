import { expect, test } from "../../support/browser/fixtures";
import { routes } from "../../../src/domain/routes";
import { readablePages } from "../../support/built-site";
import { contentWords } from "../../support/languages/content-words";

/** Parts of pages that are not words: code, prompts, and hidden data. */
const CODE = "script, style, code, pre, kbd, samp, [aria-hidden=true], [translate=no]";
/** Around values, which keep their own direction. */
const isolates = /[\u2068\u2069]/g;
const ATTRIBUTES = ["aria-label", "title", "alt", "placeholder", "aria-description"];

const pages = readablePages().filter(({ path }) => !path.startsWith(routes.admin));

/** The texts that readers see or hear on a page. */
function* textsOf(document: Document): Generator<string> {
  // Forms for content show an example of it, in the field and beside its name.
  const examples = new Set(
    [...document.querySelectorAll("[placeholder][id*='-']")].map((field) => field.getAttribute("placeholder")),
  );
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest(CODE) === null && textContent !== null && !examples.has(textContent)) yield textContent;
  }
  for (const name of ATTRIBUTES)
    for (const element of document.body.querySelectorAll(`[${name}]:not([placeholder][id*="-"])`))
      yield element.getAttribute(name) ?? "";
}

test("every text on every page comes from the catalogue, from the content or from Intl", () => {
  const content = contentWords();
  const unknown = new Map<string, string>();
  for (const { path, document } of pages)
    for (const text of textsOf(document))
      for (const words of content.unknownIn(text.replace(isolates, "")))
        if (!unknown.has(words)) unknown.set(words, `${path}: ${words}`);
  expect([...unknown.values()]).toEqual([]);
});
