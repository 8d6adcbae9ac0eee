import type { IncomingMessage } from "node:http";

/**
 * The one range of bytes to answer with, in a form that `send` reads rightly; undefined: the whole file.
 * Several ranges, malformed ones and those of methods other than GET may be ignored (RFC 9110, 14.2).
 *
 * @param size of the file, in bytes
 */
export function byteRange({ method, headers }: IncomingMessage, size: number): string | undefined {
  const [, first, last] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/.exec(headers.range ?? "") ?? [];
  if (method !== "GET" || first === undefined || last === undefined || first + last === "") return undefined;
  // A weak tag does not promise the same bytes.
  if (String(headers["if-range"]).startsWith("W/")) return undefined;
  // `send` refuses a suffix that is longer than the file; it means the whole file.
  if (first === "" && Number(last) > size && size > 0) return "bytes=0-";
  return `bytes=${first}-${last}`;
}
