import { sourceOfFile } from "../../content/item-files";
import { articleFormat } from "../../content/read/file-formats";
import { originalOf, translationFile } from "../../content/translations/translation-files";
import { isJsonObject } from "../../model/schema/json-object";
import { siteLanguages } from "../../words/site-language";
import { unreadableFile } from "../saving/draft-diagnostics";
import { articleFields, joinedArticle, splitArticle, translationText } from "./article-text";
import type { BackendCall, BackendWrappers } from "./decap-backend";
import { changedListings, pathOfEntry } from "./listings";
import { inContent } from "./repository-files";

/**
 * Shows the translations of an article or page, which are in separate files, in its form: Decap reads the article as if
 * they were in its front matter, and what it writes is split again.
 *
 * @param call the backend without these wrappers
 */
export function articleTranslations(contentFolder: string, call: BackendCall): BackendWrappers {
  const further = siteLanguages().slice(1);
  if (further.length === 0) return {};
  const isArticle = (path: string) => {
    const source = sourceOfFile(inContent(contentFolder, path));
    return source !== undefined && "format" in source && source.format === "markdown";
  };
  const files = new TranslationFiles(further, call);

  return {
    // Lists show each article once, without its translations, which the form reads itself.
    ...changedListings((entries) => entries.filter((entry) => !isArticle(originalOf(pathOfEntry(entry)) ?? ""))),
    getEntry: (getEntry) => async (path) => {
      const answer = await getEntry(path);
      const text = textIn(answer);
      if (typeof path !== "string" || !isArticle(path) || text === "" || !isJsonObject(answer)) return answer;
      return { ...answer, data: await files.join(path, text, (place) => files.read(place)) };
    },
    // For a draft on its own branch in a hosted repository. If only a translation differs there, Decap asks for that.
    unpublishedEntryDataFile: (getText) => async (collection, slug, path, id) => {
      const article = typeof path === "string" ? (originalOf(path) ?? path) : "";
      const asked = await getText(collection, slug, path, id);
      if (!isArticle(article)) return asked;
      const onBranch = async (place: string): Promise<string> => {
        const other = () => Promise.resolve(getText(collection, slug, place, undefined)).catch(() => undefined);
        const text: unknown = place === path ? asked : await other();
        return typeof text === "string" ? text : files.read(place);
      };
      return files.join(article, await onBranch(article), onBranch);
    },
    persistEntry: (persist) => async (entry, options) => {
      const { dataFiles } = isJsonObject(entry) ? entry : {};
      const isDraft = isJsonObject(options) && options.useWorkflow === true;
      const changed: ChangedFile[] = [];
      const written = (Array.isArray(dataFiles) ? dataFiles : []).flatMap((file: unknown): unknown[] => {
        const path = isDataFile(file) ? (originalOf(file.path) ?? file.path) : "";
        if (!isDataFile(file) || !isArticle(path)) return [file];
        const { text, beside } = splitArticle(file.raw, further);
        const translations = files.changed(path, beside);
        changed.push(...translations);
        // A draft can't delete a file, so it writes one without words.
        const kept = translations.filter((each) => each.text !== "" || isDraft);
        return [
          { ...file, path, raw: text },
          ...kept.map((each) => ({ ...file, path: each.place, raw: each.text || articleFormat.toFile({}) })),
        ];
      });
      const answer: unknown = await persist({ ...(isJsonObject(entry) && entry), dataFiles: written }, options);
      const emptied = isDraft ? [] : changed.flatMap(({ place, text }) => (text === "" ? [place] : []));
      if (emptied.length > 0) await call("deleteFiles", emptied, isJsonObject(options) ? options.commitMessage : "");
      files.remember(changed);
      return answer;
    },
    deleteFiles:
      (deleteFiles) =>
      async (paths, ...rest) => {
        const all: unknown[] = Array.isArray(paths) ? paths : [];
        const articles = all.flatMap((path) => (typeof path === "string" && isArticle(path) ? [path] : []));
        return deleteFiles([...all, ...(await files.besides(articles))], ...rest);
      },
  };
}

interface ChangedFile {
  readonly place: string;
  /** Empty for a file to delete. */
  readonly text: string;
}

/** The translation files of articles that the editor has read. */
class TranslationFiles {
  private readonly known = new Map<string, string>();

  constructor(
    private readonly languages: readonly string[],
    private readonly call: BackendCall,
  ) {}

  /** The text of a file of the repository; empty if there is none. */
  async read(path: string): Promise<string> {
    return textIn(await this.call("getEntry", path).catch(() => undefined));
  }

  /**
   * The text of an article with its translations.
   *
   * @throws Error if one of them can't be read
   */
  async join(path: string, text: string, textAt: (path: string) => Promise<string>): Promise<string> {
    const beside = new Map<string, string>();
    for (const language of this.languages) {
      const place = translationFile(path, language);
      const translation = await textAt(place);
      if (articleFields(translation) === undefined) throw new Error(unreadableFile(place));
      this.known.set(place, translation);
      beside.set(language, translation);
    }
    return joinedArticle(text, beside);
  }

  /** The translations of an article that have changed since they were read. */
  changed(path: string, beside: ReadonlyMap<string, string>): ChangedFile[] {
    return this.languages.flatMap((language) => {
      const place = translationFile(path, language);
      const text = beside.get(language) ?? "";
      const before = translationText(articleFields(this.known.get(place) ?? "") ?? {});
      return text === before ? [] : [{ place, text }];
    });
  }

  remember(changed: readonly ChangedFile[]): void {
    for (const { place, text } of changed) this.known.set(place, text);
  }

  /** The files that translate these articles. */
  async besides(articles: readonly string[]): Promise<string[]> {
    const places = articles.flatMap((path) => this.languages.map((language) => translationFile(path, language)));
    const present = await Promise.all(places.map(async (place) => ((await this.read(place)) === "" ? [] : [place])));
    return present.flat();
  }
}

interface DataFile {
  readonly path: string;
  readonly raw: string;
}

function isDataFile(file: unknown): file is DataFile {
  return isJsonObject(file) && typeof file.path === "string" && typeof file.raw === "string";
}

function textIn(answer: unknown): string {
  return isJsonObject(answer) && typeof answer.data === "string" ? answer.data : "";
}
