import { buildInfo } from "../model/build-info";
import { siteLanguage, siteLanguages } from "../words/site-language";

// oxlint-disable-next-line house/module-state -- a cache: each text of a page asks, and the page is read once
let known: ReadonlySet<string> | undefined;

/**
 * The language of a text of the content that is not translated into that of the page: the main one of the site. Undefined for
 * any other text, and where its letters already tell (`language-of.ts`).
 */
export function originalLanguage(text: string): string | undefined {
  if (process.env.GATSBY_LANGUAGES === process.env.GATSBY_LANGUAGE) return undefined;
  const [main = ""] = siteLanguages();
  if (main === siteLanguage()) return undefined;
  known ??= new Set(typeof document === "undefined" ? buildInfo().pages?.originals : textsOfPage(main));
  return known.has(text.trim()) ? main : undefined;
}

/** The page as it was built has marked them: no script needs to hold them. */
function textsOfPage(main: string): readonly string[] {
  return [...document.querySelectorAll(`[lang="${main}"]`)].flatMap((element) =>
    [element.textContent, element.getAttribute("alt"), element.getAttribute("aria-label")].flatMap(
      (text) => text?.trim() || [],
    ),
  );
}
