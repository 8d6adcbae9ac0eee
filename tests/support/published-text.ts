import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { fileFormat } from "../../src/model/files/file-format";
import { builtFiles, publicDirectory } from "./built-site";
import { parseJsonObject } from "./json-object";

/** A file of the site that contains text. */
export interface PublishedText {
  /** Relative to the site, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** The path of the page that it belongs to: its HTML, its data, or its entry in the search index. */
  readonly page: string | undefined;
}

const noText: ReadonlySet<string> = new Set(["jpeg", "png", "gif", "webp", "avif", "mp4", "webm"]);

/** All files of the site that contain text, those kept from earlier builds too. */
export function publishedTexts(directory = publicDirectory): PublishedText[] {
  return builtFiles(directory).flatMap((file) => {
    const bytes = unpacked(readFileSync(path.join(directory, file)));
    if (noText.has(fileFormat(bytes))) return [];
    const text = bytes.toString("utf8");
    return [{ file, text, page: pageOf(file, text) }];
  });
}

/** The search index is compressed. */
function unpacked(bytes: Buffer): Buffer {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

function pageOf(file: string, text: string): string | undefined {
  if (file.endsWith(".pf_fragment")) {
    const { url } = parseJsonObject(text.slice(text.indexOf("{")));
    return withoutSlash(String(url).replace(/\.html$/, ""));
  }
  const [, ofData] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  if (ofData !== undefined) return ofData === "index" ? "/" : `/${ofData}`;
  return file.endsWith(".html") ? withoutSlash(`/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`) : undefined;
}

function withoutSlash(page: string): string {
  return decodeURI(page).replace(/(?<=.)\/$/, "");
}
