import type { ServerResponse } from "node:http";

const sentences = {
  400: "This address is malformed.",
  404: "There is nothing at this address.",
  405: "Only GET and HEAD are allowed here.",
  412: "The file has changed.",
  416: "The file has no such bytes.",
  500: "The server failed to answer.",
} as const;

export type ErrorStatus = keyof typeof sentences;

/** What only makes sense beside the file that could not be sent. */
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
