import { createServer } from "node:http";
import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import { publicDirectory } from "../built-site";
import { listen } from "./listen";

/** The built site on a free port of this computer, with its real headers. */
export interface RunningSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Answers to a browser on this computer are not compressed, which would take longer than sending them. */
export function startSite(directory = publicDirectory): Promise<RunningSite> {
  const site = createSiteServer(directory);
  return listen(
    createServer((request, response) => {
      delete request.headers["accept-encoding"];
      site.emit("request", request, response);
    }),
  );
}
