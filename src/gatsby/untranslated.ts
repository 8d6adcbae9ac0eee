import type { CreatePageArgs } from "gatsby";
import { untranslatedIn, type Untranslated } from "../content/translations/missing-translations";
import { isShownAt } from "../domain/publication/publication";
import { clubTimeZone } from "../domain/time/club-time";
import { routes, barePath } from "../domain/routes";
import { languageOf } from "../domain/language/language-of";
import { kindsWith } from "../model/content-model";
import { isTranslation, siteLanguage, siteLanguages } from "../words/site-language";
import { buildTime } from "../outputs/site-settings";
import { originalContent } from "./read-build";

let known: Untranslated | undefined;

/** What of the content has no translation into the language of this build; nothing of it in the main language. */
function untranslated(): Untranslated {
  if (known) return known;
  if (!isTranslation()) return (known = { items: new Map(), texts: new Set() });
  const now = buildTime(process.env);
  const shown = originalContent().items.filter(({ source, fields }) => isShownAt(source, fields, now, clubTimeZone()));
  return (known = untranslatedIn(shown, siteLanguage()));
}

/** The texts whose letters don't tell that they are in the main language of the site. */
export function originalTexts(): readonly string[] {
  return [...untranslated().texts].filter((text) => languageOf(text) === undefined);
}

/** The language of a text in Markdown: the main one of the site if that is not translated; else undefined. */
export function originalLanguage(markdown: string): string | undefined {
  return untranslated().texts.has(markdown.trim()) ? siteLanguages()[0] : undefined;
}

/** Tells a page that Gatsby has made of a file in `src/pages`, and that lists items, how many of them are not translated. */
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
