import { propertyOf } from "../../domain/shape";
import type { Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";

interface Sending {
  readonly publicDirectory: string;
  /** From the root of the site, with forward slashes. */
  readonly path: string;
  /** The bytes sent may not be those of the file. */
  readonly mayBeCompressed: boolean;
}

/**
 * Answers with a file or a part of it, or says that the browser already has it.
 *
 * @returns whether there was an answer; false if the file has disappeared meanwhile
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: Sending): Promise<boolean> {
  return new Promise((resolve) => {
    response.once("close", () => resolve(true));
    send(request, encodeURIComponent(file.path), {
      root: file.publicDirectory,
      cacheControl: false,
      dotfiles: "allow",
      etag: false,
      index: false,
    })
      .on("headers", (_response: ServerResponse, _path: string, stats: Stats) =>
        response.setHeader("ETag", entityTag(stats, file.mayBeCompressed)),
      )
      .on("error", (error: unknown) => {
        const status = statusOf(error);
        if (status === 404 && !response.headersSent) resolve(false);
        else answerError(response, status);
      })
      .pipe(response);
  });
}

/** Weak if two answers may have different bytes but mean the same. */
function entityTag({ size, mtimeMs }: Stats, isWeak: boolean): string {
  const tag = `"${size.toString(16)}-${Math.round(mtimeMs * 1000).toString(16)}"`;
  return isWeak ? `W/${tag}` : tag;
}

function statusOf(error: unknown): 404 | 412 | 416 | 500 {
  const status = propertyOf(error, "status");
  if (status === 412 || status === 416) return status;
  // `send` answers 400 or 403 to impossible names, and 500 to unreadable files.
  return status === 500 ? 500 : 404;
}

const sentences = {
  400: "This address is malformed.",
  404: "There is nothing at this address.",
  405: "Only GET and HEAD are allowed here.",
  412: "The file has changed.",
  416: "The file has no such bytes.",
  500: "The server failed to answer.",
} as const;

type ErrorStatus = keyof typeof sentences;

/** Headers that only make sense with the file that could not be sent. */
const fileHeaders = ["ETag", "Last-Modified", "Accept-Ranges", "Content-Length", "Content-Encoding"];

/** Answers with a status and one sentence; an answer that has already begun is cut off. */
export function answerError(response: ServerResponse, status: ErrorStatus): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of fileHeaders) response.removeHeader(name);
  response.statusCode = status;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  const text = `${sentences[status]}\n`;
  response.setHeader("Content-Length", text.length);
  response.end(text);
}
