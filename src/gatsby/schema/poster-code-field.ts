import { absoluteUrl } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";
import { nodeId, type ContentNode } from "../../outputs/site";
import { siteUrlIn } from "../read-site";
import type { GatsbyResolver } from "./resolve-field";
import qrcode from "qrcode-generator";
import type { PosterCode } from "../../domain/picture-source";

export const posterCodeType = `
  type PosterCode { size: Int!, path: String! }
`;

/** A field with the QR code for the page of an item. As a field, it is made only for pages that change. */
export function posterCodeField(folder: FolderWith<"item">) {
  const resolve: GatsbyResolver<ContentNode> = async (item, _arguments, { nodeModel }) => {
    const site = await nodeModel.findOne({ type: "Site", query: { filter: {} } });
    return posterCode(absoluteUrl(siteUrlIn(site), routes.item(folder, nodeId(item))));
  };
  return { posterCode: { type: "PosterCode!", resolve } };
}

/** In modules: what a reader needs around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The QR code of a text.
 *
 * @param text only ASCII, such as an encoded address; at most 2,331 characters
 * @throws Error if the text is longer than a code can hold
 */
export function posterCode(text: string): PosterCode {
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => rowPath(row, count, (column) => code.isDark(row, column)));
  return { size: count + 2 * QUIET_ZONE, path: rows.join("") };
}

/** A line through the dark modules of a row, neighbours joined, with steps over the light ones. */
function rowPath(row: number, count: number, isDark: (column: number) => boolean): string {
  let path = "";
  let end = 0;
  for (let column = 0; column < count; column += 1) {
    if (!isDark(column)) continue;
    path += path === "" ? `M${column + QUIET_ZONE} ${row + QUIET_ZONE}.5` : `m${column - end} 0`;
    const start = column;
    while (column + 1 < count && isDark(column + 1)) column += 1;
    end = column + 1;
    path += `h${end - start}`;
  }
  return path;
}
