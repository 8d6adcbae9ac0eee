import { sourceOfFile } from "../../content/item-files";
import { articleFormat } from "../../content/read/file-formats";
import { partTranslations, translationsOf, TRANSLATIONS } from "../../content/translations/translate-fields";
import { languageOfFile, originalOf, translationFile } from "../../content/translations/translation-files";
import type { UnknownFunction } from "../../domain/shape";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { siteLanguages } from "../../words/site-language";
import { t } from "../../words/t";
import { wrapBackend } from "./decap-backend";
import { inContent } from "./repository-files";

/** A file that Decap is about to write. */
interface DataFile {
  readonly path: string;
  readonly raw: string;
}

/**
 * Lets the form of an article or a page hold its translations, which lie in files beside it: Decap reads the article as if
 * they were in its front matter, and what it writes is taken apart again.
 */
export function joinArticleTranslations(backendName: string, contentFolder: string): void {
  const further = siteLanguages().slice(1);
  if (further.length === 0) return;
  const isArticle = (path: string) => {
    const source = sourceOfFile(inContent(contentFolder, path));
    return source !== undefined && "format" in source && source.format === "markdown";
  };
  /** The translations as they were read last, by their paths. */
  const known = new Map<string, string>();
  let read = (_path: string): Promise<string> => Promise.resolve("");
  let remove: UnknownFunction | undefined;

  const joined = async (path: string, text: string, readBeside: (path: string) => Promise<string>) => {
    const texts = new Map<string, string>();
    for (const language of further) {
      const place = translationFile(path, language);
      const beside = await readBeside(place);
      known.set(place, beside);
      if (beside !== "") texts.set(language, beside);
    }
    return join(text, texts);
  };
  /** @throws Error in words for the editor if saving would overwrite what the form has not shown */
  const refuseUnseen = async (path: string) => {
    const text = await read(path);
    const seen = known.get(path) ?? "";
    if (fieldsIn(seen) === undefined) throw new Error(unreadText(path));
    if (text !== seen)
      throw new Error(
        t("{file} has changed since you opened the entry: copy your text and reload the page.", { file: path }),
      );
  };
  const listing =
    (list: UnknownFunction) =>
    async (...given: unknown[]) =>
      joinListed(await list(...given), isArticle);

  wrapBackend(backendName, {
    getEntry: (getEntry) => {
      read = async (path) => textIn(await Promise.resolve(getEntry(path)).catch(() => undefined));
      return async (path) => {
        const answer = await getEntry(path);
        const text = textIn(answer);
        if (typeof path !== "string" || !isArticle(path) || text === "" || !isJsonObject(answer)) return answer;
        return { ...answer, data: await joined(path, text, read) };
      };
    },
    // Of an entry that is only on a branch of its own, in a hosted repository.
    unpublishedEntryDataFile: (getText) => async (collection, slug, path, id) => {
      const text = await getText(collection, slug, path, id);
      if (typeof path !== "string" || typeof text !== "string" || !isArticle(path)) return text;
      return joined(path, text, async (place) => {
        const ofBranch: unknown = await Promise.resolve(getText(collection, slug, place, id)).catch(() => undefined);
        return typeof ofBranch === "string" ? ofBranch : read(place);
      });
    },
    entriesByFolder: listing,
    allEntriesByFolder: listing,
    traverseCursor:
      (traverse) =>
      async (...given) => {
        const answer = await traverse(...given);
        return isJsonObject(answer) ? { ...answer, entries: joinListed(answer.entries, isArticle) } : answer;
      },
    persistEntry: (persist) => async (entry, options) => {
      const files = isJsonObject(entry) && Array.isArray(entry.dataFiles) ? entry.dataFiles : [];
      const emptied: string[] = [];
      const written = new Map<string, string>();
      const parted: unknown[] = [];
      for (const file of files) {
        if (!isDataFile(file) || !isArticle(file.path)) {
          parted.push(file);
          continue;
        }
        const { raw, translations } = part(file.raw);
        parted.push({ ...file, raw });
        for (const language of further) {
          const path = translationFile(file.path, language);
          const text = translations.get(language) ?? "";
          if (text === asWritten(known.get(path) ?? "")) continue;
          await refuseUnseen(path);
          if (text === "") emptied.push(path);
          else {
            parted.push({ ...file, path, raw: text });
            written.set(path, text);
          }
        }
      }
      const answer: unknown = await persist({ ...(isJsonObject(entry) && entry), dataFiles: parted }, options);
      for (const [path, text] of written) known.set(path, text);
      if (emptied.length > 0) await remove?.(emptied, isJsonObject(options) ? options.commitMessage : "");
      for (const path of emptied) known.set(path, "");
      return answer;
    },
    deleteFiles: (deleteFiles) => {
      remove = deleteFiles;
      return async (paths, ...rest) => {
        const all: unknown[] = Array.isArray(paths) ? paths : [];
        const beside = all.flatMap((path) =>
          typeof path === "string" && isArticle(path) ? further.map((language) => translationFile(path, language)) : [],
        );
        const present = await Promise.all(beside.map(async (path) => ((await read(path)) === "" ? [] : [path])));
        return deleteFiles([...all, ...present.flat()], ...rest);
      };
    },
  });
}

function unreadText(file: string): string {
  return t(
    "The file {file} is there already, and can't be read. Correct or delete it first: saving would overwrite it.",
    {
      file,
    },
  );
}

function isDataFile(file: unknown): file is DataFile {
  return isJsonObject(file) && typeof file.path === "string" && typeof file.raw === "string";
}

/** The text of a file in an answer of Decap's backend; empty where there is none. */
function textIn(answer: unknown): string {
  return isJsonObject(answer) && typeof answer.data === "string" ? answer.data : "";
}

/** What a Markdown file holds; undefined where it can't be read, and nothing where there is none. */
function fieldsIn(text: string): JsonObject | undefined {
  if (text === "") return {};
  try {
    const fields = articleFormat.fromFile(text);
    return isJsonObject(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** A translation as saving it without a change would write it. */
function asWritten(text: string): string {
  return translationText(fieldsIn(text) ?? {});
}

function translationText(words: JsonObject): string {
  const fields = filled(words);
  return Object.keys(fields).length === 0 ? "" : articleFormat.toFile(fields);
}

function filled(words: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null && value !== ""));
}

/** An article with translations in its front matter; those that can't be read are left out. */
function join(text: string, beside: ReadonlyMap<string, string>): string {
  const fields = fieldsIn(text);
  const translations = [...beside].flatMap(([language, each]) => {
    const words = fieldsIn(each);
    return words === undefined ? [] : [[language, filled(words)] as const];
  });
  if (fields === undefined || translations.length === 0) return text;
  const { body, ...frontMatter } = fields;
  return articleFormat.toFile({ ...frontMatter, [TRANSLATIONS]: Object.fromEntries(translations), body });
}

interface PartedArticle {
  readonly raw: string;
  /** The texts of the files beside it. */
  readonly translations: ReadonlyMap<string, string>;
}

function part(raw: string): PartedArticle {
  const { fields, ...rest } = partTranslations(fieldsIn(raw) ?? {});
  if (rest.translations === undefined) return { raw, translations: new Map() };
  const texts = [...translationsOf(rest)].map(([language, words]) => [language, translationText(words)] as const);
  return { raw: articleFormat.toFile(fields), translations: new Map(texts) };
}

/** A listing in which articles hold their translations, and the files of those are left out. */
function joinListed(listing: unknown, isArticle: (path: string) => boolean): unknown {
  if (!Array.isArray(listing)) return listing;
  const pathOf = (entry: unknown) => {
    const path = isJsonObject(entry) && isJsonObject(entry.file) ? entry.file.path : undefined;
    return typeof path === "string" ? path : "";
  };
  const beside = new Map<string, Map<string, string>>();
  for (const entry of listing) {
    const [path, original] = [pathOf(entry), originalOf(pathOf(entry))];
    if (original === undefined || !isArticle(original)) continue;
    const texts = beside.get(original) ?? new Map<string, string>();
    beside.set(original, texts.set(languageOfFile(path) ?? "", textIn(entry)));
  }
  const entries = listing.flatMap((entry: unknown): unknown[] => {
    const texts = beside.get(pathOf(entry));
    if (beside.has(originalOf(pathOf(entry)) ?? "")) return [];
    return [texts && isJsonObject(entry) ? { ...entry, data: join(textIn(entry), texts) } : entry];
  });
  // Decap keeps under a symbol how it goes on from here.
  for (const symbol of Object.getOwnPropertySymbols(listing)) {
    const kept = Object.getOwnPropertyDescriptor(listing, symbol);
    if (kept) Object.defineProperty(entries, symbol, kept);
  }
  return entries;
}
