import { copyFile, link, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { settings } from "../../model/site/settings";
import { replaceFile } from "../../outputs/writing/replace-file";
import type { Language } from "../../words/languages";
import { articleFormat } from "../read/file-formats";
import { readContentTree } from "../content-tree";
import { sourceOfFile } from "../item-files";
import { isHiddenTranslation, originalOf, translationFile } from "./translation-files";
import { splitTranslations, translatedFields, translationsOf } from "./translate-fields";
import { inTranslatedWords, translatedWords, type TranslatedWords } from "./words-of-settings";

/**
 * Writes a content tree in one of its further languages: a tree like any other, with the translations in the place of the
 * originals. What has none stays in the main language.
 *
 * @param directory the content of the club
 * @param target is replaced; files that stay as they are become links to those of the club where the disk allows it
 */
export async function writeTranslatedTree(directory: string, target: string, language: Language): Promise<void> {
  const { files } = readContentTree(directory);
  const own = splitTranslations(await fieldsOf(path.join(directory, settings.file)));
  const words = translatedWords(own.fields, translationsOf(own).get(language) ?? {});
  await rm(target, { recursive: true, force: true });
  for (const file of files) {
    if (originalOf(file) !== undefined) continue;
    const source = path.join(directory, file);
    const place = path.join(target, file);
    await mkdir(path.dirname(place), { recursive: true });
    const text = await translatedText({ directory, files, language, words }, file);
    if (text === undefined) await link(source, place).catch(() => copyFile(source, place));
    else await replaceFile(place, text);
  }
  const place = path.join(target, settings.file);
  await replaceFile(place, json({ ...(await fieldsOf(place)), language, languages: undefined }));
}

interface Translation {
  readonly directory: string;
  readonly files: ReadonlySet<string>;
  readonly language: Language;
  readonly words: TranslatedWords;
}

/** The text of a file in the other language; undefined if it stays as it is. */
async function translatedText(
  { directory, files, language, words }: Translation,
  file: string,
): Promise<string | undefined> {
  const source = sourceOfFile(file);
  const translation = translationFile(file, language);
  if (translation !== file && files.has(translation)) {
    const [original, translated] = await Promise.all(
      [file, translation].map(async (name) =>
        articleFormat.fromFile(await readFile(path.join(directory, name), "utf8")),
      ),
    );
    const isHidden = source !== undefined && isHiddenTranslation(source, fieldsIn(translated));
    return isHidden
      ? undefined
      : articleFormat.toFile({ ...fieldsIn(original), ...withoutNothing(fieldsIn(translated)) });
  }
  if (!source || !file.endsWith(".json")) return undefined;
  const parted = splitTranslations(await fieldsOf(path.join(directory, file)));
  const fields = translatedFields(parted.fields, translationsOf(parted).get(language) ?? {});
  const inWords = inTranslatedWords(source, fields, words);
  return parted.translations === undefined && inWords === fields ? undefined : json(inWords);
}

function withoutNothing(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""));
}

function fieldsIn(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

async function fieldsOf(file: string): Promise<JsonObject> {
  try {
    return fieldsIn(JSON.parse((await readFile(file, "utf8")).replace(/^\uFEFF/, "")));
  } catch {
    return {};
  }
}

function json(fields: JsonObject): string {
  return `${JSON.stringify(fields, undefined, 2)}\n`;
}
