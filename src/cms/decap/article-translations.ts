import { sourceOfFile } from "../../content/item-files";
import { articleFormat } from "../../content/read/file-formats";
import { languageOfFile, originalOf, translationFile } from "../../content/translations/translation-files";
import type { UnknownFunction } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { siteLanguages } from "../../words/site-language";
import { t } from "../../words/t";
import { articleFields, joinedArticle, partedArticle, translationText } from "./article-text";
import type { BackendWrappers } from "./decap-backend";
import { changedListings, pathOfEntry } from "./listings";
import { inContent } from "./repository-files";

/** A file that Decap is about to write. */
interface DataFile {
  readonly path: string;
  readonly raw: string;
}

interface KnownFile {
  readonly text: string;
  readonly isDraft: boolean;
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
  const known = new Map<string, KnownFile>();
  /** Reads the text of a file; empty if there is none. */
  let read = (_path: string): Promise<string> => Promise.resolve("");
  let remove: UnknownFunction | undefined;

  const joined = async (path: string, text: string, fileAt: (path: string) => Promise<KnownFile>) => {
    const beside = new Map<string, string>();
    for (const language of further) {
      const place = translationFile(path, language);
      const file = await fileAt(place);
      known.set(place, file);
      beside.set(language, file.text);
    }
    return joinedArticle(text, beside);
  };

  /** @throws Error in words for the editor if saving would overwrite what the form has not shown */
  const refuseUnseen = async (path: string) => {
    const { text, isDraft } = known.get(path) ?? { text: "", isDraft: false };
    if (articleFields(text) === undefined)
      throw new Error(
        t(
          "The file {file} is there already, and can't be read. Correct or delete it first: saving would overwrite it.",
          {
            file: path,
          },
        ),
      );
    if (!isDraft && (await read(path)) !== text)
      throw new Error(
        t("{file} has changed since you opened the entry: copy your text and reload the page.", { file: path }),
      );
  };

  /** The translations that differ from what is known of them, by their paths; empty for one that is to go. */
  const changedFiles = async (path: string, beside: ReadonlyMap<string, string>) => {
    const changed = new Map<string, string>();
    for (const language of further) {
      const place = translationFile(path, language);
      const text = beside.get(language) ?? "";
      if (text === translationText(articleFields(known.get(place)?.text ?? "") ?? {})) continue;
      await refuseUnseen(place);
      changed.set(place, text);
    }
    return changed;
  };

  return {
    ...changedListings((entries) => joinedEntries(entries, isArticle)),
    getEntry: (getEntry) => {
      read = async (path) => textIn(await Promise.resolve(getEntry(path)).catch(() => undefined));
      return async (path) => {
        const answer = await getEntry(path);
        const text = textIn(answer);
        if (typeof path !== "string" || !isArticle(path) || text === "" || !isJsonObject(answer)) return answer;
        return {
          ...answer,
          data: await joined(path, text, async (place) => ({ text: await read(place), isDraft: false })),
        };
      };
    },
    // Of a draft on a branch of its own, in a hosted repository. If only a translation differs there, that is what Decap asks for.
    unpublishedEntryDataFile: (getText) => async (collection, slug, path, id) => {
      const article = typeof path === "string" ? (originalOf(path) ?? path) : "";
      if (!isArticle(article)) return getText(collection, slug, path, id);
      const asked = await getText(collection, slug, path, id);
      const onBranch = async (place: string): Promise<KnownFile> => {
        // The id is that of the file that Decap asks for.
        const other = () => Promise.resolve(getText(collection, slug, place, undefined)).catch(() => undefined);
        const text: unknown = place === path ? asked : await other();
        return typeof text === "string" ? { text, isDraft: true } : { text: await read(place), isDraft: false };
      };
      const { text } = await onBranch(article);
      return joined(article, text, onBranch);
    },
    persistEntry: (persist) => async (entry, options) => {
      const { dataFiles } = isJsonObject(entry) ? entry : {};
      const isDraft = isJsonObject(options) && options.useWorkflow === true;
      const changed = new Map<string, string>();
      const files: unknown[] = [];
      for (const file of Array.isArray(dataFiles) ? dataFiles : []) {
        const path = isDataFile(file) ? (originalOf(file.path) ?? file.path) : "";
        if (!isDataFile(file) || !isArticle(path)) {
          files.push(file);
          continue;
        }
        const { text, beside } = partedArticle(file.raw, further);
        files.push({ ...file, path, raw: text });
        for (const [place, each] of await changedFiles(path, beside)) {
          changed.set(place, each);
          // A draft can't delete a file; one without words says nothing.
          if (each !== "" || isDraft) files.push({ ...file, path: place, raw: each || articleFormat.toFile({}) });
        }
      }
      const answer: unknown = await persist({ ...(isJsonObject(entry) && entry), dataFiles: files }, options);
      const emptied = isDraft ? [] : [...changed].flatMap(([place, text]) => (text === "" ? [place] : []));
      if (emptied.length > 0) await remove?.(emptied, isJsonObject(options) ? options.commitMessage : "");
      for (const [place, text] of changed) known.set(place, { text, isDraft });
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

/** The entries of a listing in which articles hold their translations, without the files of those. */
function joinedEntries(entries: readonly unknown[], isArticle: (path: string) => boolean): unknown[] {
  const beside = new Map<string, Map<string, string>>();
  const isTranslation = (path: string) => isArticle(originalOf(path) ?? "");
  for (const entry of entries) {
    const path = pathOfEntry(entry);
    const original = originalOf(path) ?? "";
    if (isTranslation(path))
      beside.set(original, new Map([...(beside.get(original) ?? []), [languageOfFile(path) ?? "", textIn(entry)]]));
  }
  return entries
    .filter((entry) => !isTranslation(pathOfEntry(entry)))
    .map((entry) => {
      const texts = beside.get(pathOfEntry(entry));
      return texts && isJsonObject(entry) ? { ...entry, data: joinedArticle(textIn(entry), texts) } : entry;
    });
}
