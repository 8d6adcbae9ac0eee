import { readFile } from "node:fs/promises";
import { fileErrorMessage } from "../../src/content/read/file-error-message";
import { isText, parseJson, propertyOf } from "../../src/domain/shape";
import { readTable, TableError } from "../../src/domain/tables/read-table";
import { placedMessage } from "../../src/model/check/sentence";
import { t } from "../../src/words/t";
import type { FoundSheet } from "./found-sheet";
import { guideSheet } from "./guide-sheet";
import { tableSheet } from "./table-sheet";

/** In ms: a server that takes longer has failed. */
const PATIENCE = 30_000;

/**
 * The sheet in a file or at an address, recognised by its content.
 *
 * @param chosen fields by headers, from `--column`
 * @throws Error that names the source and says what is wrong with it
 */
export async function readSheet(source: string, chosen: ReadonlyMap<string, string>): Promise<FoundSheet> {
  try {
    const bytes = /^https?:/i.test(source) ? await download(fileAddress(source)) : await readFile(source);
    return sheetIn(bytes, chosen);
  } catch (error) {
    const message = error instanceof TableError ? error.message : fileErrorMessage("file", error);
    throw new Error(placedMessage(source, message), { cause: error });
  }
}

function sheetIn(bytes: Uint8Array, chosen: ReadonlyMap<string, string>): FoundSheet {
  const text = new TextDecoder().decode(bytes);
  if (/^\s*<(?:!doctype|html)/i.test(text))
    throw new TableError(
      t(
        "is a web page, expected a CSV file or the JSON of the USACO Guide. In Google Sheets, choose 'Share' and 'Anyone with the link'.",
      ),
    );
  if (!/^\s*[[{]/.test(text)) return tableSheet(readTable(bytes, true), chosen);
  const found = guideSheet(parseJson(text));
  if (found) return found;
  throw new TableError(
    t("is neither a CSV file nor JSON of the USACO Guide, expected lists of problems with their name and url"),
  );
}

/**
 * The address of the file that a page shows: the CSV of a spreadsheet of Google, the text of a file on GitHub. Any
 * other address is unchanged.
 */
export function fileAddress(link: string): string {
  const [, published, id] =
    /^https:\/\/docs\.google\.com\/spreadsheets\/(?:u\/\d+\/)?d\/(e\/)?([\w-]+)/.exec(link) ?? [];
  if (id !== undefined) {
    const [, tab] = /[?#&]gid=(\d+)/.exec(link) ?? [];
    const file = published === undefined ? `${id}/export?format=csv` : `e/${id}/pub?output=csv`;
    return `https://docs.google.com/spreadsheets/d/${file}${tab === undefined ? "" : `&gid=${tab}`}`;
  }
  return link.replace(
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\/([^?#]+).*$/,
    "https://raw.githubusercontent.com/$1/$2",
  );
}

async function download(address: string): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    const code = propertyOf(propertyOf(error, "cause"), "code");
    const reason = isText(code) ? code : String(propertyOf(error, "message"));
    throw new TableError(t("can't be fetched ({reason})", { reason }), { cause: error });
  }
}
