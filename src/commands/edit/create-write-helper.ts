import { statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { registerLocalFs } from "decap-server/dist/middlewares";
import express, { type RequestHandler } from "express";
import { z } from "zod";
import { propertyOf } from "../../domain/shape";
import { type EditedFolders, isPlaceOfContent, linkOutOfContent, unreadableError, type Place } from "./content-places";
import { ownNames } from "../../model/values/web-host";
import { oneOf } from "../../model/check/sentence";
import { writeWhole } from "./write-whole";
import { t } from "../../words/t";

interface WriteHelperOptions extends EditedFolders {
  /** The port of the site whose editor may write. */
  readonly sitePort: number;
  /** The log level of decap-server: `error`, `info`, … */
  readonly logLevel: string;
}

/** The limit for all uploads of one entry, in megabytes: several of the largest videos. */
const MOST_UPLOADS = 192;

/** The largest request, in bytes: uploads come as base64, a third larger; one megabyte is for the entry's own text. */
const MOST_BYTES = ((MOST_UPLOADS * 4) / 3 + 1) * 1024 * 1024;

/**
 * The helper of `npm run edit` that writes what the editor saves: decap-server, behind checks that only admit the
 * site's own editor and requests about the content. It needs no sign-in, so it must only listen on this computer.
 */
export async function createWriteHelper(options: WriteHelperOptions): Promise<Server> {
  const app = express();
  app.disable("x-powered-by");
  app.use(refuseForeignSites(options.sitePort));
  app.post("/api/v1", readJson(), refuseOtherFiles(options), newestFirst(options), writeWhole(options.repository));
  // This is how decap-server gets it.
  Object.assign(process.env, { GIT_REPO_DIRECTORY: options.repository });
  await registerLocalFs(app, { logLevel: options.logLevel });
  return createServer(app);
}

function refuseForeignSites(sitePort: number): RequestHandler {
  return ({ headers: { host, origin }, socket }, response, next) => {
    // Another website can make its own name point here (DNS rebinding), but the browser still sends that name.
    if (!ownNames.some((name) => host === `${name}:${socket.localPort}`))
      response.status(403).json({ error: `Host is '${host ?? ""}', expected localhost with the port of this helper` });
    // Programs on this computer send no Origin. They can write files without this helper.
    else if (origin !== undefined && !ownNames.some((name) => origin === `http://${name}:${sitePort}`))
      response.status(403).json({ error: `Origin is '${origin}', expected http://localhost:${sitePort}` });
    else {
      // Without it, the browser would hide the answer from the editor; decap-server only adds it to its own answers.
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

/**
 * Lists the newest media files first, since the editor offers them in this order, and decap-server returns no dates.
 */
function newestFirst({ repository }: EditedFolders): RequestHandler {
  const age = (file: unknown) => {
    const { mtimeMs = 0 } =
      statSync(path.resolve(repository, String(propertyOf(file, "path"))), { throwIfNoEntry: false }) ?? {};
    return -mtimeMs;
  };
  return ({ body }, response, next) => {
    if (propertyOf(body, "action") === "getMedia") {
      const send = response.json.bind(response);
      response.json = (answer: unknown) =>
        send(Array.isArray(answer) ? answer.toSorted((one, other) => age(one) - age(other)) : answer);
    }
    next();
  };
}

/** Reads the request before decap-server, which has a lower limit; the editor shows errors in a toast. */
function readJson(): RequestHandler {
  const read: RequestHandler = express.json({ limit: MOST_BYTES });
  return (request, response, next) =>
    void read(request, response, (error?: unknown) => {
      if (error === undefined) {
        next();
        return;
      }
      const isTooLarge = propertyOf(error, "status") === 413;
      const message = isTooLarge
        ? t("The request can't be read, expected at most {most} MB of uploads in one entry", { most: MOST_UPLOADS })
        : t("The request can't be read, expected valid JSON");
      response.status(isTooLarge ? 413 : 400).json({ error: message });
    });
}

/**
 * The schema of the editor's requests to the write helper: the actions of Decap's proxy backend for files, without
 * those for branches, and one of ours. Paths must be places of the content; other fields are dropped.
 */
function editorRequest(folders: EditedFolders) {
  const at = (...places: Place[]) =>
    z.string().refine((path) => places.some((place) => isPlaceOfContent(folders, place, path)), {
      error: ({ input }) =>
        t("is {value}, expected {places} that the editor shows", {
          value: `'${String(input)}'`,
          places: oneOf(places.map((place) => placeWords[place])),
        }),
      abort: true,
    });
  /** A folder whose files are all read, so none of them may be a link that leads elsewhere. */
  const folderOf = (folder: Place, file: Place) =>
    at(folder).superRefine((path, context) => {
      const link = linkOutOfContent(folders, file, path);
      const message = t("contains {link}, a link that leads out of the content, expected a file", {
        link: `'${link ?? ""}'`,
      });
      if (link !== undefined) context.addIssue({ code: "custom", message });
    });
  const entry = at("entry");
  const mediaFile = at("media file");
  const asset = z.object({ path: mediaFile, content: z.string(), encoding: z.literal("base64") });
  const replaceable = entry.superRefine((path, context) => {
    const message = unreadableError(folders, path);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
  const dataFile = z.object({ slug: z.string(), path: replaceable, raw: z.string(), newPath: unchangedName });
  const commit = z.object({ commitMessage: z.string() });
  const saving = commit.extend({
    collectionName: z.string().optional(),
    useWorkflow: z.boolean(),
    status: z.string(),
  });
  const saved = { assets: z.array(asset), options: saving };

  return z.discriminatedUnion("action", [
    z.object({ action: z.literal("info") }),
    request("entriesByFolder", {
      folder: folderOf("entry folder", "entry"),
      extension: z.string().min(1),
      depth: z.literal(1),
    }),
    request("entriesByFiles", { files: z.array(z.object({ path: entry, label: z.string().optional() })) }),
    request("getEntry", { path: entry }),
    request("persistEntry", { dataFiles: z.array(dataFile).min(1), ...saved }),
    request("getMedia", { mediaFolder: folderOf("media folder", "media file") }),
    request("getMediaFile", { path: mediaFile }),
    request("persistMedia", { asset, options: commit }),
    request("deleteFile", { path: at("entry", "media file"), options: commit }),
    request("deleteFiles", { paths: z.array(at("entry", "media file")).min(1), options: commit }),
    request("getDeployPreview", { collection: z.string(), slug: z.string() }),
  ]);
}

/** Ids never change, and a failed move would crash decap-server. */
const unchangedName = z.never({ error: t("An entry can't be renamed here") }).optional();

function request<Action extends string, Params extends z.ZodRawShape>(action: Action, params: Params) {
  return z.object({ action: z.literal(action), params: z.object({ branch: z.string(), ...params }) });
}

const placeWords: Readonly<Record<Place, string>> = {
  entry: t("an entry"),
  "entry folder": t("an entry folder"),
  "media file": t("a media file"),
  "media folder": t("a media folder"),
};

function requestErrors({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "request"}: ${message}`).join("; ");
}
