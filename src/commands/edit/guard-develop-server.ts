import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { CreateDevServerArgs } from "gatsby";
import { isFunction, propertyOf } from "../../domain/shape";
import { parseUrl } from "../../model/values/parse-url";

interface ExpressApp {
  handle(request: IncomingMessage, response: ServerResponse, ...rest: unknown[]): unknown;
}

/** The used part of the module with which Gatsby tells open pages about changes, through socket.io. */
interface WebsocketManager {
  init(options: unknown): unknown;
}

/** The used part of socket.io's engine, which accepts requests that pass all checks. */
interface Engine {
  use(check: (request: IncomingMessage, response: unknown, next: (error?: Error) => void) => void): unknown;
}

const refusal = "This site is being edited. It answers only its own pages.";

/**
 * Keeps other websites away from `gatsby develop`, which would let all of them read the content, including drafts.
 * Gatsby has added its own routes by now, so the guard wraps the whole server. Requests to socket.io don't go through
 * routes, so they are guarded when Gatsby starts it, which happens later.
 *
 * @param websocketManager Gatsby's
 * @throws Error if Gatsby's server can't be guarded any more
 */
export function guardDevelopServer({ app }: Pick<CreateDevServerArgs, "app">, websocketManager: unknown): void {
  const server: unknown = app;
  if (!isExpressApp(server)) throw new Error(`${hasChanged}, expected an Express app`);
  if (!isWebsocketManager(websocketManager)) throw new Error(`${hasChanged}, expected it to start socket.io`);
  const { handle } = server;
  server.handle = (request, response, ...rest) => {
    if (isFromOwnPage(request)) return handle.call(server, request, response, ...rest);
    response.writeHead(403).end(refusal);
    return undefined;
  };
  const { init } = websocketManager;
  websocketManager.init = (options) => {
    const sockets = init.call(websocketManager, options);
    const engine = propertyOf(sockets, "engine");
    if (!isEngine(engine)) throw new Error(`${hasChanged}, expected the engine of socket.io`);
    engine.use((request, _response, next) =>
      next(isFromOwnPage(request) && !isAskedByScriptTag(request) ? undefined : new Error(refusal)),
    );
    return sockets;
  };
}

const hasChanged = "Gatsby's development server has changed";

function isFromOwnPage({ headers }: IncomingMessage): boolean {
  // Gatsby's own variable for its host name.
  return isFromNoOtherSite(headers, process.env.GATSBY_HOST);
}

/**
 * True if a request to a development server does not come from another website. A server may be opened to the local
 * network, where its address is a number, which the name of a website can't be.
 *
 * @param ownName a further name of this computer
 */
function isFromNoOtherSite({ host, origin }: IncomingHttpHeaders, ownName?: string): boolean {
  const hostname = parseUrl(`http://${host ?? ""}`)?.hostname;
  if (hostname === undefined) return false;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const isOwnName = hostname === "localhost" || hostname === ownName?.toLowerCase();
  return (isNumber || isOwnName) && (origin === undefined || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host);
}

/**
 * socket.io answers with a script to requests with `j`. Any website may load scripts, and browsers don't say which one
 * does.
 */
function isAskedByScriptTag({ url = "" }: IncomingMessage): boolean {
  return parseUrl(url, "http://localhost")?.searchParams.has("j") ?? true;
}

function isExpressApp(value: unknown): value is ExpressApp {
  return isFunction(value) && isFunction(propertyOf(value, "handle"));
}

function isWebsocketManager(value: unknown): value is WebsocketManager {
  return isFunction(propertyOf(value, "init"));
}

function isEngine(value: unknown): value is Engine {
  return isFunction(propertyOf(value, "use"));
}
