import type { Content } from "../../content/content";
import { olderTranslations } from "../../content/desk/older-translations";
import { textsDigest } from "../../content/desk/texts-digest";
import { isShownAt } from "../../domain/publication/publication";
import { olderTranslationsFile } from "../../domain/routes";
import type { SiteFiles } from "../../outputs/writing/site-files";
import type { BuiltLine } from "../desk/read-older-translations";

/**
 * Writes for the desk of the hosted editor which translations are older than their originals: the build has the history of
 * the repository. Everyone can read the file, so it names only items that the site shows, and none of their texts.
 *
 * @param now the instant of the build
 */
export async function writeOlderTranslations(site: SiteFiles, { items, tree }: Content, now: Date): Promise<void> {
  const shown = items.filter(({ source, fields }) => isShownAt(source, fields, now));
  const lines = olderTranslations(shown, tree.directory).flatMap((line) => {
    const item = shown.find(({ file }) => file === line.file);
    return item ? [{ item, line }] : [];
  });
  const built = lines.map(async ({ item, line }): Promise<BuiltLine> => ({ ...line, texts: await textsDigest(item) }));
  await site.write(olderTranslationsFile, JSON.stringify(await Promise.all(built)));
}
