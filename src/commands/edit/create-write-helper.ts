import { createServer, type Server } from "node:http";
import { registerLocalFs } from "decap-server/dist/middlewares";
import express, { type RequestHandler } from "express";
import type { EditedFolders } from "./content-places";
import { editorRequest, requestErrors } from "./editor-request";
import { isOwnHost, isOwnOrigin } from "./own-address";

interface WriteHelperOptions extends EditedFolders {
  /** The port of the site whose editor may write. */
  readonly sitePort: number;
  /** The log level of decap-server: `error`, `info`, … */
  readonly logLevel: string;
}

/** All uploads of one entry together, in megabytes: several of the largest videos. */
const MOST_UPLOADS = 192;

/** The largest request, in bytes: uploads come as base64, a third larger; one megabyte is for the entry's own text. */
const MOST_BYTES = ((MOST_UPLOADS * 4) / 3 + 1) * 1024 * 1024;

/**
 * The helper of `npm run edit` that writes what the editor saves: decap-server, behind checks that let through only
 * the site's own editor and only what concerns the content. It needs no sign-in, so listen on this computer only.
 */
export async function createWriteHelper(options: WriteHelperOptions): Promise<Server> {
  const app = express();
  app.disable("x-powered-by");
  app.use(refuseForeignSites(options.sitePort));
  app.post("/api/v1", readJson(), refuseOtherFiles(options));
  process.env.GIT_REPO_DIRECTORY = options.repository;
  await registerLocalFs(app, { logLevel: options.logLevel });
  return createServer(app);
}

function refuseForeignSites(sitePort: number): RequestHandler {
  return ({ headers: { host, origin }, socket }, response, next) => {
    if (!isOwnHost(host, socket.localPort))
      response.status(403).json({ error: `Host is '${host ?? ""}', expected localhost with the port of this helper` });
    // Programs on this computer send no Origin. They can write files without this helper.
    else if (origin !== undefined && !isOwnOrigin(origin, sitePort))
      response.status(403).json({ error: `Origin is '${origin}', expected http://localhost:${sitePort}` });
    else {
      // The browser hides an answer without it from the editor: decap-server adds it only to its own answers.
      if (origin !== undefined) response.setHeader("Access-Control-Allow-Origin", origin);
      next();
    }
  };
}

function refuseOtherFiles(folders: EditedFolders): RequestHandler {
  const schema = editorRequest(folders);
  return (request, response, next) => {
    const { data, error } = schema.safeParse(request.body);
    if (error) {
      response.status(422).json({ error: requestErrors(error) });
      return;
    }
    request.body = data;
    next();
  };
}

/** Reads the request before decap-server, which takes less; the editor shows what is wrong with it in a toast. */
function readJson(): RequestHandler {
  const read: RequestHandler = express.json({ limit: MOST_BYTES });
  return (request, response, next) =>
    void read(request, response, (error?: unknown) => {
      if (error === undefined) {
        next();
        return;
      }
      const isTooLarge = Reflect.get(Object(error), "status") === 413;
      const expected = isTooLarge ? `at most ${MOST_UPLOADS} MB of uploads in one entry` : "valid JSON";
      response.status(isTooLarge ? 413 : 400).json({ error: `The request can't be read, expected ${expected}` });
    });
}
