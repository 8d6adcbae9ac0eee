import { z } from "zod";
import { withArticle } from "../../model/check/sentence";
import { isPlaceOfContent, linkAstray, unreadableError, type EditedFolders, type Place } from "./content-places";

/**
 * What the editor may ask of the write helper: the actions of Decap's proxy backend for files, without those for
 * branches. Paths must be places of the content; fields that are not named here are dropped.
 */
export function editorRequest(folders: EditedFolders) {
  const at = (...places: Place[]) =>
    z.string().refine((path) => places.some((place) => isPlaceOfContent(folders, place, path)), {
      error: ({ input }) => `is '${String(input)}', expected ${wordsFor(places)} that the editor shows`,
      abort: true,
    });
  /** A folder whose files are read all at once, so none of them may be a link that leads elsewhere. */
  const folderOf = (folder: Place, file: Place) =>
    at(folder).superRefine((path, context) => {
      const link = linkAstray(folders, file, path);
      const message = `contains '${link ?? ""}', a link that leads out of the content, expected a file`;
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

/** An id never changes, and a failed move would end decap-server. */
const unchangedName = z.never({ error: "is given, expected an entry that keeps its name" }).optional();

function request<Action extends string, Params extends z.ZodRawShape>(action: Action, params: Params) {
  return z.object({ action: z.literal(action), params: z.object({ branch: z.string(), ...params }) });
}

function wordsFor(places: readonly Place[]): string {
  return places.map(withArticle).join(" or ");
}

/** What is wrong with a request, in one line. */
export function requestErrors({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "request"}: ${message}`).join("; ");
}
