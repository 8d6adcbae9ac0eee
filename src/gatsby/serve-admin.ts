import path from "node:path";

/** The parts of Express that are used, since Gatsby has no types for them. */
interface DevelopServer {
  get(path: RegExp, answer: Answer): void;
}

interface Develop {
  readonly app: unknown;
  readonly reporter: { error(message: string, error?: Error): void };
}

type Answer = (request: unknown, response: { sendFile(file: string): void }, fail: (error: unknown) => void) => void;

/**
 * Serves /admin for `npm run develop`, for which no build has written it; Gatsby serves the files below it. Requests
 * wait until it is ready, but the server does not: Gatsby would miss the end of webpack's first run and wait forever.
 *
 * @param write makes its pages
 */
export function serveAdmin({ app: server, reporter }: Develop, write: () => Promise<void>): void {
  if (!isDevelopServer(server)) throw new Error("Gatsby's server is not an Express app");
  const written = write();
  written.catch((error: unknown) =>
    reporter.error("/admin could not be made", error instanceof Error ? error : undefined),
  );
  const send =
    (file: string): Answer =>
    (_request, response, fail) => {
      written.then(() => response.sendFile(path.resolve("public", file))).catch(fail);
    };
  server.get(/^\/admin\/desk\/?$/, send("admin/desk/index.html"));
  server.get(/^\/admin\/?$/, send("admin/index.html"));
}

function isDevelopServer(value: unknown): value is DevelopServer {
  return typeof value === "function" && "get" in value;
}
