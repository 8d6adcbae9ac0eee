import path from "node:path";

/** The parts of Express that are used, whose types Gatsby does not bring. */
interface DevelopServer {
  get(path: RegExp, answer: Answer): void;
}

interface Develop {
  readonly app: unknown;
  readonly reporter: { error(message: string, error?: Error): void };
}

type Answer = (request: unknown, response: { sendFile(file: string): void }, fail: (error: unknown) => void) => void;

/**
 * Serves /admin for `npm run develop`, where no build has written it; Gatsby serves what is below it. The server does
 * not wait for it: Gatsby would miss the end of webpack's first run, and wait for it forever. Requests do.
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
