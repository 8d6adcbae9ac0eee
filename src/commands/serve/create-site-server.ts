import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import { buildFiles } from "../../domain/routes";
import { ASK_AGAIN } from "../../outputs/headers/headers-file";
import { answerError, sendFile } from "./send-file";
import { requestPath, servedFile, destinationOf, siteFolder, siteHeaders } from "./built-site";

/** At the default level of 4, styles are larger than with gzip; from 7 on, compressing takes five times as long. */
const BROTLI_QUALITY = 6;

/**
 * A server of the built site that behaves like a good static host: it sends the site's headers and `404.html`, and
 * accepts addresses with and without a trailing slash. A site built for a folder is served in that folder. No request
 * can crash the server, and a build may run at the same time.
 *
 * @throws Error with a message for the user if nothing is built
 */
export function createSiteServer(publicDirectory: string): Server {
  const headersOf = siteHeaders(publicDirectory);
  const folder = siteFolder(publicDirectory);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });

  const setHeaders = (response: ServerResponse, requested: string) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.setHeader("Cache-Control", ASK_AGAIN);
    for (const [name, value] of headersOf(requested)) response.setHeader(name, value);
  };

  const answerNotFound = async (response: ServerResponse, requested = "/") => {
    // The headers of the page itself: with those of a file that is cached forever, browsers would cache the error
    // forever.
    setHeaders(response, buildFiles.notFound);
    // The page in the language of the address's folder, if there is one.
    const [folder = ""] = /^\/[\w-]+(?=\/)/.exec(requested) ?? [];
    const page = await readFile(path.join(publicDirectory, folder, buildFiles.notFound)).catch(() =>
      readFile(path.join(publicDirectory, buildFiles.notFound)).catch(() => undefined),
    );
    if (page === undefined) {
      answerError(response, 404);
      return;
    }
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", page.length);
    response.end(page);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request;
    const wanted = requestPath(request.url ?? "/");
    const destination = wanted === undefined ? undefined : destinationOf(wanted, folder);
    const requested = destination && "path" in destination ? destination.path : undefined;
    setHeaders(response, requested ?? buildFiles.notFound);
    if (method !== "GET" && method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      answerError(response, 405);
      return;
    }
    if (wanted === undefined) {
      answerError(response, 400);
      return;
    }
    if (destination && "redirect" in destination) {
      const [, query = ""] = /^[^?]*(\?[^#]*)/.exec(request.url ?? "") ?? [];
      response.writeHead(302, { Location: destination.redirect + query, "Content-Length": 0 }).end();
      return;
    }
    if (requested === undefined) {
      await answerNotFound(response);
      return;
    }
    const file = await servedFile(publicDirectory, requested);
    // A part of a compressed file would not be that part of the file.
    const mayBeCompressed = headers.range === undefined && headers["accept-encoding"] !== undefined;
    if (mayBeCompressed) await compressing(compress, request, response);
    const isSent = file && (await sendFile(request, response, { publicDirectory, path: file, mayBeCompressed }));
    if (!isSent) await answerNotFound(response, requested);
  };

  return createServer((request, response) => {
    response.on("error", () => response.destroy());
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      answerError(response, 500);
    });
  });
}

/** Compresses a response if the browser and the type allow it. */
function compressing(
  compress: ReturnType<typeof compression>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // compression has types for Express, but works with requests and responses of node:http.
  return new Promise((resolve) => {
    Reflect.apply(compress, undefined, [request, response, () => resolve()]);
  });
}
