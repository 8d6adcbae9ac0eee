import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { isFromNoOtherSite } from "./own-address";

/** What is used of Express, whose types Gatsby does not bring. */
interface ExpressApp {
  handle(request: IncomingMessage, response: ServerResponse, ...rest: unknown[]): unknown;
}

/**
 * Keeps other websites from `gatsby develop`, which lets every one of them read the content, drafts too. Gatsby has
 * added its own routes by now, so the guard takes the place of the whole server.
 */
export function guardDevelopServer({ app }: Pick<CreateDevServerArgs, "app">): void {
  const server: unknown = app;
  if (!isExpressApp(server)) throw new Error("Gatsby's development server has changed, expected an Express app");
  const { handle } = server;
  server.handle = (request, response, ...rest) => {
    // Gatsby's own variable for the name that it listens as.
    if (isFromNoOtherSite(request.headers, process.env.GATSBY_HOST))
      return Reflect.apply(handle, server, [request, response, ...rest]);
    response.writeHead(403).end("This site is being edited. It answers only its own pages.");
    return undefined;
  };
}

function isExpressApp(value: unknown): value is ExpressApp {
  return typeof value === "function" && typeof Reflect.get(value, "handle") === "function";
}
