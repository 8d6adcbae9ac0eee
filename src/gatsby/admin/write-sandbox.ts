import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readContentTree } from "../check/content-tree";
import { readContent } from "../check/read-content";
import { sandboxItems } from "./sandbox-items";
import { writeSandboxMedia, type SandboxFolders } from "./sandbox-media";

/**
 * Writes what the sandbox at `/admin?demo` shows: `demo.json` with the items, and small copies of the
 * pictures that they name. No other page loads either.
 *
 * @param now announcements that lie before it are no longer on the site
 */
export async function writeSandbox(folders: SandboxFolders, now: Date): Promise<void> {
  const tree = readContentTree(folders.content);
  const items = sandboxItems(readContent(tree).content, now);
  const named = new Set(items.flatMap(({ references }) => [...references]));
  await mkdir(folders.admin, { recursive: true });
  const media = await writeSandboxMedia(
    folders,
    [...tree.files].filter((file) => named.has(file)),
  );
  const texts = Object.fromEntries(items.map(({ file, text }) => [file, text]));
  await writeFile(path.join(folders.admin, "demo.json"), JSON.stringify({ texts, media }));
}
