import { createContext, useContext } from "react";
import { marksOf, marksOfWhole, type LanguageMarks } from "../domain/language/language-of";
import { originalLanguage } from "./original-language";
import { siteLanguage } from "../words/site-language";

/** The language of the page, such as `pt-BR`. */
export const PageLanguage = createContext<string>(siteLanguage());

/**
 * Returns a function for elements with words of the content in an attribute that is read aloud or shown, such as `<img
 * alt={alt} {...languageOf(alt)} />`: it says which language they are in.
 */
export function useLanguageOf(): (words: string | undefined) => LanguageMarks {
  const page = useContext(PageLanguage);
  return (words = "") => ({ ...marksOfWhole(words, page), ...marksOf(originalLanguage(words), page) });
}

/** How many items of the list on this page are not translated into its language; undefined on other pages. */
export const UntranslatedItems = createContext<number | undefined>(undefined);

/** The path of the current page, without a trailing slash. */
export const PagePath = createContext<string | undefined>(undefined);
