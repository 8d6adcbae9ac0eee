import type { DeskLine } from "../../content/desk/item-lines";
import { OLDER_TRANSLATIONS } from "../../content/desk/translation-lines";
import { hasFields } from "../../domain/shape";
import { askHelper } from "../configuration/backend";

/**
 * Asks the helper of `npm run edit` for a line about each translation whose original has changed since.
 *
 * @param api the address of the helper
 * @throws Error if it does not answer as expected
 */
export async function readOlderTranslations(api: string): Promise<DeskLine[]> {
  const lines: unknown = await (await askHelper(api, OLDER_TRANSLATIONS)).json();
  if (!Array.isArray(lines) || !lines.every(isLine)) throw new Error(`The helper answered ${JSON.stringify(lines)}`);
  return lines;
}

function isLine(value: unknown): value is DeskLine {
  const isText = (field: unknown) => typeof field === "string";
  return hasFields(value, { topic: (topic) => topic === "translations", file: isText, path: isText, message: isText });
}
