import { contentIn } from "../content/read/read-content";
import { mainNames } from "../content/translations/address-words";
import { useMainNames } from "../model/main-words";
import { siteLanguage } from "../words/site-language";
import { mainContent } from "./further-languages";

/** Lets the build of a further language name the pages of portfolios as the main one does. */
export function loadMainNames(): void {
  const directory = mainContent();
  if (directory !== undefined) useMainNames(mainNames(contentIn(directory), siteLanguage()));
}
