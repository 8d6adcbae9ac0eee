import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { handleRequest, refuseRequest } from "./handle-request";
import type { Settings } from "./settings";

export function createNodeServer(settings: Settings): Server {
  return createServer((request, response) => {
    answerTo(request, settings)
      .catch(refuseRequest)
      .then((answer) => send(answer, response))
      .catch(() => response.destroy());
  });
}

async function answerTo(
  { url = "/", method = "GET", headers }: IncomingMessage,
  settings: Settings,
): Promise<Response> {
  const own = settings.publicOrigin ?? `http://${headers.host ?? "localhost"}`;
  const address = new URL(url, own);
  // A request line may contain a full address on another host.
  if (address.origin !== new URL(own).origin) throw new Error("The request is for another host");
  const cookies = new Headers(headers.cookie === undefined ? {} : { Cookie: headers.cookie });
  return handleRequest(new Request(address, { method, headers: cookies }), settings);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.end(await answer.text());
}
