import { files } from "../../domain/routes";
import { readContentTree } from "../../content/content-tree";
import { readContent } from "../../content/read/read-content";
import { sandboxItems } from "./sandbox-items";
import { writeSandboxMedia, type SandboxPlaces } from "./sandbox-media";

/**
 * Writes what the sandbox at `/admin?demo` shows: `demo.json` with the items, and small copies of the
 * pictures that they name. No other page loads either.
 *
 * @param now announcements that lie before it are no longer on the site
 */
export async function writeSandbox(places: SandboxPlaces, now: Date): Promise<void> {
  const tree = readContentTree(places.content);
  const items = sandboxItems(readContent(tree).content, now);
  const named = new Set(items.flatMap(({ references }) => [...references]));
  const media = await writeSandboxMedia(
    places,
    [...tree.files].filter((file) => named.has(file)),
  );
  const texts = Object.fromEntries(items.map(({ file, text }) => [file, text]));
  await places.site.write(files.sandboxTexts, JSON.stringify({ texts, media }));
}
