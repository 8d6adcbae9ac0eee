import type { ContentItem } from "../../content/content";
import type { DeskLine } from "../../content/desk/item-lines";
import { textsDigest } from "../../content/desk/texts-digest";
import { OLDER_TRANSLATIONS } from "../../content/desk/translation-lines";
import { servedPath } from "../../domain/addresses/served-path";
import { olderTranslationsFile } from "../../domain/routes";
import { hasFields } from "../../domain/shape";
import { askHelper } from "../configuration/backend";

/** A line that the build wrote. */
export interface BuiltLine extends DeskLine {
  /** The digest of the item's texts at the build. */
  readonly texts: string;
}

/**
 * Asks the helper of `npm run edit` for a line about each translation whose original has changed since.
 *
 * @param api the address of the helper
 * @throws Error if it does not answer as expected
 */
export async function askForOlderTranslations(api: string): Promise<DeskLine[]> {
  const lines: unknown = await (await askHelper(api, OLDER_TRANSLATIONS)).json();
  if (!Array.isArray(lines) || !lines.every(isLine)) throw new Error(`The helper answered ${JSON.stringify(lines)}`);
  return lines;
}

/**
 * The same as of the last build of the site, without the items whose texts have changed since.
 *
 * @param items those of the repository
 * @throws Error if the site does not answer as expected
 */
export async function readOlderTranslations(items: readonly ContentItem[]): Promise<DeskLine[]> {
  const file = servedPath(olderTranslationsFile);
  const response = await fetch(file);
  const lines: unknown = response.ok ? await response.json() : response.status;
  if (!Array.isArray(lines) || !lines.every(isBuiltLine)) throw new Error(`${file} answered ${JSON.stringify(lines)}`);
  const present = await Promise.all(
    lines.map(async ({ texts, ...line }) => {
      const item = items.find((each) => each.file === line.file);
      return item && (await textsDigest(item)) === texts ? [line] : [];
    }),
  );
  return present.flat();
}

const isText = (value: unknown) => typeof value === "string";

const lineFields = {
  topic: (topic: unknown) => topic === "translations",
  file: isText,
  path: isText,
  message: isText,
};

function isLine(value: unknown): value is DeskLine {
  return hasFields(value, lineFields);
}

function isBuiltLine(value: unknown): value is BuiltLine {
  return hasFields(value, { ...lineFields, texts: isText });
}
