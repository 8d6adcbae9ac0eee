import type { CreatePageArgs } from "gatsby";
import { routes, barePath } from "../domain/routes";
import { languageOf } from "../domain/language/language-of";
import { kindsWith } from "../model/content-model";
import { siteLanguages } from "../words/site-language";
import { untranslated } from "./read-build";

/** The texts that are not translated and whose letters don't show it. */
export function originalTexts(): readonly string[] {
  return [...untranslated().texts].filter((text) => languageOf(text) === undefined);
}

/** The main language of the site for a text in Markdown that is not translated; undefined for any other. */
export function originalLanguage(markdown: string): string | undefined {
  return untranslated().texts.has(markdown.trim()) ? siteLanguages()[0] : undefined;
}

/** Adds to a list that Gatsby has made from a file in `src/pages` how many of its items are not translated. */
export function countUntranslated({ page, actions }: CreatePageArgs): void {
  const counted = untranslatedContext(page.path);
  if (counted.untranslated === undefined || page.context?.untranslated === counted.untranslated) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...counted } });
}

interface UntranslatedContext {
  readonly untranslated?: number;
}

/** The part of a page's context that says how many items of its list are not translated; empty where all are. */
export function untranslatedContext(pagePath: string): UntranslatedContext {
  const path = barePath(pagePath);
  const folders = kindsWith("list").filter(({ folder }) => routes.list(folder) === path);
  const lists = folders.flatMap(({ folder }) => (folder === "team" ? [folder, "past-leaders"] : [folder]));
  return asContext(lists.reduce((sum, folder) => sum + (untranslated().items.get(folder)?.size ?? 0), 0));
}

/** The same for a page with some items of a folder, such as those of one year. */
export function untranslatedAmong(folder: string, ids: readonly string[]): UntranslatedContext {
  const items = untranslated().items.get(folder);
  return asContext(ids.filter((id) => items?.has(id)).length);
}

function asContext(count: number): UntranslatedContext {
  return count === 0 ? {} : { untranslated: count };
}
