import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { handleRequest } from "./handle-request";
import type { Settings } from "./settings";

/** The helper as a Node server that does not listen yet. */
export function createNodeServer(settings: Settings): Server {
  return createServer((request, response) => {
    answer(request, response, settings).catch(() => {
      response.statusCode = 400;
      response.end();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, settings: Settings): Promise<void> {
  const own = settings.publicOrigin ?? `http://${request.headers.host ?? "localhost"}`;
  const url = new URL(request.url ?? "/", own);
  // A request line may contain a full address on another host.
  if (url.origin !== new URL(own).origin) throw new Error("The request is for another host");
  const headers = new Headers(request.headers.cookie === undefined ? {} : { Cookie: request.headers.cookie });
  const result = await handleRequest(new Request(url, { method: request.method ?? "GET", headers }), settings);
  response.statusCode = result.status;
  for (const [name, value] of result.headers) response.appendHeader(name, value);
  response.end(await result.text());
}
