import { pageInOtherLanguages } from "../../../domain/addresses/other-languages";
import { routes } from "../../../domain/routes";
import { ownLanguageName } from "../../../domain/language/language-name";
import { joinLabel, mainLinks, quickLinksLabel } from "../navigation-links";

export interface BarWords {
  readonly links: readonly string[];
  readonly quickLinks: string;
  readonly join: string;
}

/** The words of the bar on every page of the site; only the build needs them, for the widths of the style sheets. */
export function barWords(): BarWords {
  const ofLanguages = pageInOtherLanguages(routes.home).map(({ language }) => ownLanguageName(language));
  const links = [...mainLinks().map(({ label }) => label), ...ofLanguages];
  return { links, quickLinks: quickLinksLabel(), join: joinLabel() };
}
