import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import { publicDirectory } from "../built-site";
import { listen } from "./listen";

/** The built site on a free port of this machine, under its real headers. */
export interface RunningSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export function startSite(directory = publicDirectory): Promise<RunningSite> {
  return listen(createSiteServer(directory));
}
