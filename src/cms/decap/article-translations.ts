import { sourceOfFile } from "../../content/item-files";
import { articleFormat } from "../../content/read/file-formats";
import { originalOf, translationFile } from "../../content/translations/translation-files";
import { splitTranslations, TRANSLATIONS } from "../../content/translations/translate-fields";
import type { UnknownFunction } from "../../domain/shape";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { siteLanguages } from "../../words/site-language";
import type { BackendWrappers } from "./decap-backend";
import { unreadableFile } from "../saving/draft-diagnostics";
import { changedListings, pathOfEntry } from "./listings";
import { inContent } from "./repository-files";

interface DataFile {
  readonly path: string;
  readonly raw: string;
}

/**
 * Lets the form of an article or a page hold its translations, which lie in files beside it: Decap reads the article as if
 * they were in its front matter, and what it writes is taken apart again.
 */
export function articleTranslations(contentFolder: string): BackendWrappers {
  const further = siteLanguages().slice(1);
  if (further.length === 0) return {};
  const isArticle = (path: string) => {
    const source = sourceOfFile(inContent(contentFolder, path));
    return source !== undefined && "format" in source && source.format === "markdown";
  };
  const known = new Map<string, string>();
  let read = (_path: string): Promise<string> => Promise.resolve("");
  let remove: UnknownFunction | undefined;

  const joined = async (path: string, text: string, textAt: (path: string) => Promise<string>) => {
    const beside = new Map<string, string>();
    for (const language of further) {
      const place = translationFile(path, language);
      const translation = await textAt(place);
      if (articleFields(translation) === undefined) throw new Error(unreadableFile(place));
      known.set(place, translation);
      beside.set(language, translation);
    }
    return joinedArticle(text, beside);
  };

  /** The translations that differ from what is known of them, by their paths; empty for one that is to go. */
  const changedFiles = (path: string, beside: ReadonlyMap<string, string>) =>
    further.flatMap((language) => {
      const place = translationFile(path, language);
      const text = beside.get(language) ?? "";
      const before = translationText(articleFields(known.get(place) ?? "") ?? {});
      return text === before ? [] : [{ place, text }];
    });

  return {
    // Lists show each article once, without its translations: the form reads those itself.
    ...changedListings((entries) => entries.filter((entry) => !isArticle(originalOf(pathOfEntry(entry)) ?? ""))),
    getEntry: (getEntry) => {
      read = async (path) => textIn(await Promise.resolve(getEntry(path)).catch(() => undefined));
      return async (path) => {
        const answer = await getEntry(path);
        const text = textIn(answer);
        if (typeof path !== "string" || !isArticle(path) || text === "" || !isJsonObject(answer)) return answer;
        return { ...answer, data: await joined(path, text, read) };
      };
    },
    // Of a draft on a branch of its own, in a hosted repository. If only a translation differs there, that is what Decap asks for.
    unpublishedEntryDataFile: (getText) => async (collection, slug, path, id) => {
      const article = typeof path === "string" ? (originalOf(path) ?? path) : "";
      const asked = await getText(collection, slug, path, id);
      if (!isArticle(article)) return asked;
      const onBranch = async (place: string): Promise<string> => {
        const other = () => Promise.resolve(getText(collection, slug, place, undefined)).catch(() => undefined);
        const text: unknown = place === path ? asked : await other();
        return typeof text === "string" ? text : read(place);
      };
      return joined(article, await onBranch(article), onBranch);
    },
    persistEntry: (persist) => async (entry, options) => {
      const { dataFiles } = isJsonObject(entry) ? entry : {};
      const isDraft = isJsonObject(options) && options.useWorkflow === true;
      const changed: { place: string; text: string }[] = [];
      const files = (Array.isArray(dataFiles) ? dataFiles : []).flatMap((file: unknown): unknown[] => {
        const path = isDataFile(file) ? (originalOf(file.path) ?? file.path) : "";
        if (!isDataFile(file) || !isArticle(path)) return [file];
        const { text, beside } = partedArticle(file.raw, further);
        const translations = changedFiles(path, beside);
        changed.push(...translations);
        // A draft can't delete a file; one without words says nothing.
        const written = translations.filter((each) => each.text !== "" || isDraft);
        return [
          { ...file, path, raw: text },
          ...written.map((each) => ({ ...file, path: each.place, raw: each.text || articleFormat.toFile({}) })),
        ];
      });
      const answer: unknown = await persist({ ...(isJsonObject(entry) && entry), dataFiles: files }, options);
      const emptied = isDraft ? [] : changed.flatMap(({ place, text }) => (text === "" ? [place] : []));
      if (emptied.length > 0) await remove?.(emptied, isJsonObject(options) ? options.commitMessage : "");
      for (const { place, text } of changed) known.set(place, text);
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
  };
}

function isDataFile(file: unknown): file is DataFile {
  return isJsonObject(file) && typeof file.path === "string" && typeof file.raw === "string";
}

function textIn(answer: unknown): string {
  return isJsonObject(answer) && typeof answer.data === "string" ? answer.data : "";
}

function articleFields(text: string): JsonObject | undefined {
  if (text === "") return {};
  try {
    const fields = articleFormat.fromFile(text);
    return isJsonObject(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

function translationText(words: JsonObject): string {
  const fields = filled(words);
  return Object.keys(fields).length === 0 ? "" : articleFormat.toFile(fields);
}

function filled(words: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null && value !== ""));
}

/** @param beside the texts of the files that translate it, by their languages; those that can't be read are left out */
function joinedArticle(text: string, beside: ReadonlyMap<string, string>): string {
  const fields = articleFields(text);
  const translations = [...beside].flatMap(([language, each]) => {
    const words = filled(articleFields(each) ?? {});
    return Object.keys(words).length === 0 ? [] : [[language, words] as const];
  });
  if (fields === undefined || translations.length === 0) return text;
  const { body, ...frontMatter } = fields;
  const { [TRANSLATIONS]: own } = frontMatter;
  const all = { ...(isJsonObject(own) && own), ...Object.fromEntries(translations) };
  return articleFormat.toFile({ ...frontMatter, [TRANSLATIONS]: all, body });
}

/** The contrary: takes the translations into these languages out of the front matter. Whatever else is there stays. */
function partedArticle(text: string, languages: readonly string[]) {
  const { fields, translations } = splitTranslations(articleFields(text) ?? {});
  if (!isJsonObject(translations)) return { text, beside: new Map<string, string>() };
  const isTaken = ([language, words]: readonly [string, unknown]) =>
    languages.includes(language) && isJsonObject(words);
  const entries = Object.entries(translations);
  const left = entries.filter((entry) => !isTaken(entry));
  const { body, ...frontMatter } = fields;
  const kept = left.length > 0 && { [TRANSLATIONS]: Object.fromEntries(left) };
  const beside = entries
    .filter(isTaken)
    .map(([language, words]) => [language, translationText(isJsonObject(words) ? words : {})] as const);
  return { text: articleFormat.toFile({ ...frontMatter, ...kept, body }), beside: new Map(beside) };
}
