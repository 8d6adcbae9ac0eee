import { z } from "zod";
import { servedPath } from "../../domain/addresses/served-path";
import { buildFiles } from "../../domain/routes";
import { isJsonObject } from "../../model/schema/json-object";
import type { StoredFiles } from "../decap/decap-backend";
import { t } from "../../words/t";

/** Written by the build (src/outputs/sandbox/write-sandbox.ts): texts by file, and where each file can be looked at. */
const sandboxContent = z.object({ texts: z.record(z.string(), z.string()), media: z.record(z.string(), z.string()) });

const addresses = new Map<string, string>();

/** A file as Decap's sandbox holds it; `toString` is where it can be looked at. Those of the site are empty here. */
interface SandboxMedia {
  path: string;
  fileObj: File;
  toString(): string;
}

/**
 * Puts what the site shows into the memory of this tab, where Decap's sandbox looks for it: a tree of
 * folders whose root is the content folder.
 *
 * @throws Error in words for the editor if the content can't be loaded
 */
export async function loadSandbox(): Promise<void> {
  const { texts, media } = await readSandbox();
  const tree: Tree = {};
  for (const [path, content] of Object.entries(texts)) plant(tree, path, content);
  for (const [path, address] of Object.entries(media)) {
    addresses.set(path, servedPath(address));
    plant(tree, path, sandboxMedia(path));
  }
  Object.assign(window, { repoFiles: tree });
}

/** The files of the sandbox for the desk. Decap's backend for it would list only ten of each folder. */
export async function sandboxFiles(): Promise<StoredFiles> {
  const { texts, media } = await readSandbox();
  const all = Object.entries(texts).map(([path, text]) => ({ path, text }));
  return {
    inFolder: (folder, extension) =>
      Promise.resolve(all.filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith(`.${extension}`))),
    named: (paths) => Promise.resolve(all.filter(({ path }) => paths.includes(path))),
    media: () => Promise.resolve(Object.keys(media)),
  };
}

async function readSandbox(): Promise<z.infer<typeof sandboxContent>> {
  const response = await fetch(servedPath(buildFiles.sandboxTexts)).catch(() => undefined);
  const content = sandboxContent.safeParse(response?.ok ? await response.json().catch(() => undefined) : undefined);
  if (content.success) return content.data;
  throw new Error(failureText(response));
}

function failureText(response: Response | undefined): string {
  const file = buildFiles.sandboxTexts;
  if (!response) return t("The content of the sandbox could not be loaded: {file} answered nothing.", { file });
  return response.ok
    ? t("The content of the sandbox could not be loaded: {file} has a format that the sandbox can't read.", { file })
    : t("The content of the sandbox could not be loaded: {file} answered {status}.", { file, status: response.status });
}

interface Tree {
  [name: string]: Tree | { content: string | SandboxMedia; path: string };
}

function plant(tree: Tree, path: string, content: string | SandboxMedia): void {
  const [folder = "", name] = path.split(/\/(.*)/s);
  if (name === undefined) {
    tree[folder] = { content, path };
    return;
  }
  const inner: Tree = {};
  const present = tree[folder];
  // A folder holds no `content` of its own.
  if (present && !("content" in present && "path" in present)) Object.assign(inner, present);
  plant(inner, name, content);
  tree[folder] = inner;
}

function sandboxMedia(path: string): SandboxMedia {
  return { path, fileObj: new File([], path.replace(/^.*\//, "")), toString: () => addresses.get(path) ?? "" };
}

/**
 * A file in Decap's list of the sandbox. Those that came with it are read where they are: no one
 * loads what no one looks at.
 */
export function sandboxListing(listed: unknown): unknown {
  if (!isJsonObject(listed) || listed.size !== 0 || typeof listed.path !== "string") return listed;
  const url = addresses.get(listed.path) ?? "";
  return { ...listed, url, displayURL: url };
}
