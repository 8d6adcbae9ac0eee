import { copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** All pictures and videos together, in bytes; those beyond can't be looked at in the sandbox. */
const MOST_MEDIA = 30 * 1024 * 1024;

/**
 * Writes what the sandbox at `/admin?demo` shows: every text of the content in `demo.json`, and its
 * pictures beside it. Nobody else loads either.
 */
export async function writeDemoContent(adminDirectory: string, contentDirectory: string): Promise<void> {
  const texts: Record<string, string> = {};
  const media: string[] = [];
  let room = MOST_MEDIA;
  const entries = await readdir(contentDirectory, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(contentDirectory, file).split(path.sep).join("/");
    if (/^media\//.test(name)) {
      media.push(name);
      room -= (await stat(file)).size;
      if (room < 0) continue;
      const copy = path.join(adminDirectory, "demo", name);
      await mkdir(path.dirname(copy), { recursive: true });
      await copyFile(file, copy);
    } else if (/^[\w-]+\/[^/]+\.(?:json|md)$/.test(name)) texts[name] = await readFile(file, "utf8");
  }
  await writeFile(path.join(adminDirectory, "demo.json"), JSON.stringify({ texts, media }));
}
