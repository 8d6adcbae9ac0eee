import { z } from "zod";
import { files } from "../domain/routes";

/** Written by the build (src/gatsby/admin/demo-content.ts). */
const demoContent = z.object({ texts: z.record(z.string(), z.string()), media: z.array(z.string()) });

/** A file as Decap's sandbox holds it; `toString` is where it can be looked at. */
interface SandboxMedia {
  path: string;
  fileObj: File;
  toString(): string;
}

/**
 * Puts the real content into the memory of this tab, where Decap's sandbox looks for it: a tree of
 * folders whose root is the content folder.
 */
export async function loadDemo(): Promise<void> {
  const response = await fetch(files.sandboxTexts);
  const { texts, media } = demoContent.parse(await response.json());
  const tree: Tree = {};
  for (const [path, content] of Object.entries(texts)) plant(tree, path, content);
  for (const path of media) plant(tree, path, sandboxMedia(path));
  Object.assign(window, { repoFiles: tree });
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
  const url = files.sandboxMedia(path);
  const media = { path, fileObj: new File([], path.replace(/^.*\//, "")), toString: () => url };
  void fetch(url)
    .then((response) => response.blob())
    .then((blob) => {
      media.fileObj = new File([blob], media.fileObj.name, { type: blob.type });
    });
  return media;
}
