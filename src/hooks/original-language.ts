import { buildInfo } from "../model/build-info";
import { siteLanguage, siteLanguages } from "../words/site-language";

// oxlint-disable-next-line house/module-state -- a cache: the page is parsed once for all its texts
let known: ReadonlySet<string> | undefined;

/**
 * The main language of the site, for a text of the content that is not translated into the language of the page.
 * Undefined for any other text, and if its letters show its language (`language-of.ts`).
 */
export function originalLanguage(text: string): string | undefined {
  if (process.env.GATSBY_LANGUAGES === process.env.GATSBY_LANGUAGE) return undefined;
  const [main = ""] = siteLanguages();
  if (main === siteLanguage()) return undefined;
  known ??= new Set(typeof document === "undefined" ? buildInfo().pages?.originals : textsOfPage(main));
  return known.has(text.trim()) ? main : undefined;
}

/** The HTML of the page marks such texts, so that no script has to contain them. */
function textsOfPage(main: string): readonly string[] {
  return [...document.querySelectorAll(`[lang="${main}"]`)].flatMap((element) =>
    [element.textContent, element.getAttribute("alt"), element.getAttribute("aria-label")].flatMap(
      (text) => text?.trim() || [],
    ),
  );
}
