import { files } from "../../domain/routes";
import { sandboxItems } from "./sandbox-items";
import { writeSandboxMedia, type SandboxPlaces } from "./sandbox-media";

/**
 * Writes what the sandbox at `/admin?demo` shows: `demo.json` with the items, and small copies of the
 * pictures that they name. No other page loads either.
 *
 * @param now decides which upcoming items are over, and which items still wait for their `publishAt`
 */
export async function writeSandbox(places: SandboxPlaces, now: Date): Promise<void> {
  const { content } = places;
  const items = sandboxItems(content, now);
  const named = new Set(items.flatMap(({ references }) => [...references]));
  const media = await writeSandboxMedia(
    places,
    [...content.tree.files].filter((file) => named.has(file)),
  );
  const texts = Object.fromEntries(items.map(({ file, text }) => [file, text]));
  await places.site.write(files.sandboxTexts, JSON.stringify({ texts, media }));
}
