import type { CreatePageArgs } from "gatsby";
import type { Untranslated } from "../content/translations/missing-translations";
import { routes, barePath } from "../domain/routes";
import { languageOf } from "../domain/language/language-of";
import { kindsWith } from "../model/content-model";
import { siteLanguages } from "../words/site-language";

/** The part of a page's context with the number of untranslated items in its list; empty if all are translated. */
interface UntranslatedContext {
  readonly untranslated?: number;
}

/** What pages need to know about content that is not translated into the language of the build. */
export class MissingTranslations {
  constructor(private readonly missing: Untranslated) {}

  /** The untranslated texts whose letters don't show their language. */
  get originalTexts(): readonly string[] {
    return [...this.missing.texts].filter((text) => languageOf(text) === undefined);
  }

  /** The main language of the site for a text in Markdown that is not translated; undefined for any other. */
  languageOf(markdown: string): string | undefined {
    return this.missing.texts.has(markdown.trim()) ? siteLanguages()[0] : undefined;
  }

  /** For a page that lists all items of a folder. */
  contextOf(pagePath: string): UntranslatedContext {
    const path = barePath(pagePath);
    const folders = kindsWith("list").filter(({ folder }) => routes.list(folder) === path);
    const lists = folders.flatMap(({ folder }) => (folder === "team" ? [folder, "past-leaders"] : [folder]));
    return asContext(lists.reduce((sum, folder) => sum + (this.missing.items.get(folder)?.size ?? 0), 0));
  }

  /** For a page with some items of a folder, such as those of one year. */
  contextAmong(folder: string, ids: readonly string[]): UntranslatedContext {
    const items = this.missing.items.get(folder);
    return asContext(ids.filter((id) => items?.has(id)).length);
  }

  /** Adds the number of untranslated items to a list that Gatsby has made from a file in `src/pages`. */
  count({ page, actions }: CreatePageArgs): void {
    const counted = this.contextOf(page.path);
    if (counted.untranslated === undefined || page.context?.untranslated === counted.untranslated) return;
    actions.deletePage(page);
    actions.createPage({ ...page, context: { ...page.context, ...counted } });
  }
}

function asContext(count: number): UntranslatedContext {
  return count === 0 ? {} : { untranslated: count };
}
