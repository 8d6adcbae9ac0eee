import type { Server } from "node:http";
import { createSiteServer } from "./create-site-server";
import { siteFolder } from "./built-site";
import { t } from "../../words/t";

/**
 * Serves a built site until the process ends.
 *
 * @throws Error with a message for the user if it can't be served
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

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The address of the server, from `HOST` and `PORT`; by default only for this computer.
 *
 * @throws Error with a message for the user if `PORT` is not a port
 */
export function listenAddress({ HOST, PORT }: Readonly<Record<string, string | undefined>>): ListenAddress {
  const port = PORT?.trim() || "9000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Error(t("PORT is {port}, expected a number from 0 to 65535, such as 9000.", { port: `'${port}'` }));
  return { host: HOST?.trim() || "127.0.0.1", port: Number(port) };
}

export function addressToOpen({ host, port }: ListenAddress): string {
  const isEveryOrOwn = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isEveryOrOwn ? "localhost" : name}:${port}`;
}

function listenError({ host, port }: ListenAddress, error: NodeJS.ErrnoException): string {
  const place = { host, port: String(port) };
  switch (error.code) {
    case "EADDRINUSE":
      return t(
        "The site can't be served on {host}, port {port}: another program uses that port. Stop it, or choose another port with PORT.",
        place,
      );
    case "EACCES":
      return t(
        "The site can't be served on {host}, port {port}: you may not use that port. Choose one of 1024 or higher with PORT.",
        place,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return t(
        "The site can't be served on {host}, port {port}: HOST is not an address of this computer. Leave it out, or use 0.0.0.0 for all of them.",
        place,
      );
    default:
      return t("The site can't be served on {host}, port {port}: {reason}.", { ...place, reason: error.message });
  }
}
