import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { CreateDevServerArgs } from "gatsby";
import { isFunction, propertyOf } from "../../domain/shape";
import { parseUrl } from "../../model/values/parse-url";

interface ExpressApp {
  handle(request: IncomingMessage, response: ServerResponse, ...rest: unknown[]): unknown;
}

/** The part that is used of the module through which Gatsby tells open pages what has changed, with socket.io. */
interface WebsocketManager {
  init(options: unknown): unknown;
}

/** The part of socket.io's engine that is used: it passes on each request that no check gives an error. */
interface Engine {
  use(check: (request: IncomingMessage, response: unknown, next: (error?: Error) => void) => void): unknown;
}

const refusal = "This site is being edited. It answers only its own pages.";

/**
 * Keeps other websites from `gatsby develop`, which lets every one of them read the content, drafts too. Gatsby has
 * added its own routes by now, so the guard takes the place of the whole server. What socket.io answers reaches no
 * route, so it is guarded where Gatsby starts it, which comes later.
 *
 * @param websocketManager Gatsby's
 * @throws Error if Gatsby's server is no longer what can be guarded
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
  // Gatsby's own variable for the name that it listens as.
  return isFromNoOtherSite(headers, process.env.GATSBY_HOST);
}

/**
 * True if a request to a development server comes from no other website. A server may be opened to the local network,
 * where its address is a number: no website can make its name one.
 *
 * @param ownName a further name that this computer goes by
 */
function isFromNoOtherSite({ host, origin }: IncomingHttpHeaders, ownName?: string): boolean {
  const hostname = parseUrl(`http://${host ?? ""}`)?.hostname;
  if (hostname === undefined) return false;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const isOwnName = hostname === "localhost" || hostname === ownName?.toLowerCase();
  return (isNumber || isOwnName) && (origin === undefined || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host);
}

/** socket.io answers with a script if it is asked by `j`. Every website may load scripts, and browsers don't say which. */
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
