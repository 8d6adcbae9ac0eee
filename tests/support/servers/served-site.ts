import { mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingHttpHeaders, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { basePath } from "../../../src/model/build-info";

/** An answer of a server, uncompressed. */
interface ServerAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that listens to a socket file, so that tests need no free port. Requests are for paths of the site. */
export interface ServedSite {
  ask(target: string, method?: string): Promise<ServerAnswer>;
  close(): Promise<void>;
}

/** Serves a built site with `npm run serve`. */
export async function startServer(server: Server): Promise<ServedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const socket = path.join(folder, "socket");
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return {
    ask: (target, method) => ask(socket, basePath() + target, method),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ask(socketPath: string, target: string, method = "GET"): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath, path: target, method, agent: false, headers: { Host: "localhost" } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
