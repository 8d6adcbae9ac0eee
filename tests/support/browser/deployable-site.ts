import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import type { WatchedPage } from "./browser";
import { publicDirectory } from "../built-site";
import { listen } from "../servers/listen";
import { nextGeneration } from "./next-generation";
import { siteInBrowser } from "./site-in-browser";

/** The built site, and the same site after a deployment that has left none of its hashed files. */
interface DeployableSite {
  /** A page in a context of its own, opened before the deployment. */
  open(): Promise<WatchedPage>;
  /** From now on only the next generation is served. */
  deploy(): void;
}

/** Serves the built site to the tests of a file; each test begins before the deployment. */
export function deployableSite(): DeployableSite {
  let isDeployed = false;
  beforeEach(() => {
    isDeployed = false;
  });
  const site = siteInBrowser(async () => {
    const next = nextGeneration();
    const [before, after] = [createSiteServer(publicDirectory), createSiteServer(next)];
    const { origin, close } = await listen(
      createServer((request, response) => {
        (isDeployed ? after : before).emit("request", request, response);
      }),
    );
    const closeAll = async () => {
      await close();
      rmSync(next, { recursive: true, force: true });
    };
    return { origin, close: closeAll };
  });
  return {
    open: () => site.open(),
    deploy: () => {
      isDeployed = true;
    },
  };
}
