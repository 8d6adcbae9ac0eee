import type { Server } from "node:http";
import { createSiteServer } from "./create-site-server";
import { siteFolder } from "./site-folder";
import { addressToOpen, listenAddress, listenError } from "./listen-address";

/**
 * Serves a built site until the process ends.
 *
 * @throws Error in one sentence for the person at the terminal if it can't be served
 */
export async function serveSite(
  publicDirectory: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly server: Server; readonly address: string }> {
  const wanted = listenAddress(environment);
  const server = createSiteServer(publicDirectory);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new Error(listenError(wanted, error))));
    server.listen(wanted.port, wanted.host, resolve);
  });
  const bound = server.address();
  // Port 0 means any that is free.
  const port = typeof bound === "object" && bound !== null ? bound.port : wanted.port;
  const folder = siteFolder(publicDirectory);
  return { server, address: addressToOpen({ host: wanted.host, port }) + (folder === "" ? "" : `${folder}/`) };
}
