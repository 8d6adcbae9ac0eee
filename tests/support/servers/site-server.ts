import { createServer } from "node:http";
import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import { publicDirectory } from "../built-site";
import { listen } from "./listen";

/** The built site on a free port of this machine, under its real headers. */
export interface RunningSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What a browser of this machine asks for is not compressed: that would take longer than the way it is sent. */
export function startSite(directory = publicDirectory): Promise<RunningSite> {
  const site = createSiteServer(directory);
  return listen(
    createServer((request, response) => {
      delete request.headers["accept-encoding"];
      site.emit("request", request, response);
    }),
  );
}
