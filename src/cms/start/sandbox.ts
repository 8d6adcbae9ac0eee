import { z } from "zod";
import { servedPath } from "../../domain/addresses/served-path";
import { buildFiles } from "../../domain/routes";
import { isJsonObject } from "../../model/schema/json-object";
import type { StoredFiles } from "../decap/decap-backend";
import { lastPartOf } from "../decap/repository-files";
import { t } from "../../words/t";

/** Written by the build (src/outputs/sandbox/write-sandbox.ts): texts by file, and where each file can be viewed. */
const sandboxContent = z.object({ texts: z.record(z.string(), z.string()), media: z.record(z.string(), z.string()) });

const addresses = new Map<string, string>();

/**
 * Loads the content of the site into the memory of this tab, where Decap's sandbox looks for it: a tree of folders
 * whose root is the content folder.
 *
 * @throws Error with a message for the editor if the content can't be loaded
 */
export async function loadSandbox(): Promise<void> {
  const { texts, media } = await readSandbox();
  const tree: Folder = {};
  for (const [path, content] of Object.entries(texts)) plant(tree, path.split("/"), { content, path });
  for (const [path, address] of Object.entries(media)) {
    addresses.set(path, servedPath(address));
    // Decap asks it for the address of a file. Files of the site are empty here.
    const content = { path, fileObj: new File([], lastPartOf(path)), toString: () => addresses.get(path) ?? "" };
    plant(tree, path.split("/"), { content, path });
  }
  Object.assign(window, { repoFiles: tree });
}

async function readSandbox(): Promise<z.infer<typeof sandboxContent>> {
  const file = buildFiles.sandboxTexts;
  const response = await fetch(servedPath(file)).catch(() => undefined);
  const content = sandboxContent.safeParse(response?.ok ? await response.json().catch(() => undefined) : undefined);
  if (content.success) return content.data;
  if (!response)
    throw new Error(t("The content of the sandbox could not be loaded: {file} answered nothing.", { file }));
  throw new Error(
    response.ok
      ? t("The content of the sandbox could not be loaded: {file} has a format that the sandbox can't read.", { file })
      : t("The content of the sandbox could not be loaded: {file} answered {status}.", {
          file,
          status: response.status,
        }),
  );
}

interface SandboxFile {
  readonly content: unknown;
  readonly path: string;
}

interface Folder {
  [name: string]: Folder | SandboxFile;
}

function plant(folder: Folder, [name = "", ...rest]: readonly string[], file: SandboxFile): void {
  if (rest.length === 0) {
    folder[name] = file;
    return;
  }
  const inner = (folder[name] ??= {});
  if (!isFile(inner)) plant(inner, rest, file);
}

function isFile(value: unknown): value is SandboxFile {
  return isJsonObject(value) && typeof value.path === "string" && "content" in value;
}

/** The current files of the sandbox. Decap's own backend would list only ten per folder. */
export const sandboxFiles: StoredFiles = {
  inFolder: (folder, extension) =>
    Promise.resolve(texts().filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith(`.${extension}`))),
  named: (paths) => Promise.resolve(texts().filter(({ path }) => paths.includes(path))),
  media: () => Promise.resolve(filesNow().flatMap(({ path }) => (path.startsWith("media/") ? [path] : []))),
};

function texts() {
  return filesNow().flatMap(({ path, content }) => (typeof content === "string" ? [{ path, text: content }] : []));
}

const filesNow = () => filesIn(Reflect.get(window, "repoFiles"));

function filesIn(tree: unknown): SandboxFile[] {
  if (isFile(tree)) return [tree];
  return isJsonObject(tree) ? Object.values(tree).flatMap(filesIn) : [];
}

/** A file in Decap's list of the sandbox. Original files are shown from their address on the site. */
export function sandboxListing(listed: unknown): unknown {
  if (!isJsonObject(listed) || listed.size !== 0 || typeof listed.path !== "string") return listed;
  const url = addresses.get(listed.path) ?? "";
  return { ...listed, url, displayURL: url };
}
