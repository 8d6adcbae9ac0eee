import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { decodeLeniently } from "../../model/link-target";
import { headersFor, parseHeadersFile } from "../headers/headers-file";

/** A server of the built site that answers as a good static host would: its headers, `404.html`, with and without a slash. */
export function createSiteServer(publicDirectory: string): Server {
  const rules = parseHeadersFile(readFileSync(path.join(publicDirectory, "_headers"), "utf8"));
  const notFound = readFileSync(path.join(publicDirectory, "404.html"));
  const compress = compression();
  // `dev` looks at the disk for each request, so that a build may run meanwhile.
  const serveFile = sirv(publicDirectory, { dev: true, etag: true, extensions: ["html"] });

  const answerNotFound = (response: ServerResponse) => {
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(notFound);
  };

  return createServer((request, response) => {
    // Joined, not resolved: `//` is a path here and no address.
    const { pathname } = new URL(`http://localhost${request.url ?? "/"}`);
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    const isHidden = /\/\.(?!well-known\/)/.test(decodeLeniently(pathname));
    // compression is typed for Express, but asks no more of the two than what node:http gives.
    Reflect.apply(compress, undefined, [
      request,
      response,
      () => (isHidden ? answerNotFound(response) : serveFile(request, response, () => answerNotFound(response))),
    ]);
  });
}
