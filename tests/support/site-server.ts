import type { AddressInfo } from "node:net";
import { createSiteServer } from "../../src/gatsby/serve/create-site-server";
import { publicDirectory } from "./built-site";

/** The built site on a free port of this machine, under its real headers. */
export interface RunningSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function startSite(directory = publicDirectory): Promise<RunningSite> {
  const server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!isAddressInfo(address)) throw new Error("The site's server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
