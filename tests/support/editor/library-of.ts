import type { Library } from "../../../src/cms/saving/library";
import type { ContentItem } from "../../../src/content/content";
import { extensionOf } from "../../../src/content/item-files";
import { splitTranslations } from "../../../src/content/translations/translate-fields";
import { withTranslationFiles } from "../../../src/content/translations/translation-files";
import type { Kind, Singleton } from "../../../src/model/kind";
import { isUsed } from "../../../src/model/parts";
import type { JsonObject } from "../../../src/model/schema/json-object";

/** An item of a repository: the text of an article, and translations, are among its fields. */
interface StoredItem {
  readonly name: string;
  readonly fields: JsonObject;
  readonly isUnreadable?: boolean;
}

/** A repository with these items, by folder; site files are those of `site`. */
export function libraryOf(
  items: Readonly<Record<string, readonly StoredItem[]>> = {},
  media?: readonly string[],
): Library {
  const storedIn = (source: Kind | Singleton) => {
    if ("folder" in source) return isUsed(source.folder) ? (items[source.folder] ?? []) : [];
    return (items.site ?? []).filter(({ name }) => source.file === `site/${name}.json`);
  };
  return {
    staticFiles: new Set(),
    read: (sources) => {
      const all = sources.flatMap((source) => storedIn(source).map((item) => ({ source, ...item })));
      return Promise.resolve({
        items: all.filter(({ isUnreadable }) => !isUnreadable).map(contentItem),
        unread: all.filter(({ isUnreadable }) => isUnreadable),
        unreadable: [],
      });
    },
    mediaFiles: () => Promise.resolve(media && new Set(media)),
  };
}

function contentItem({ source, name, fields }: StoredItem & Pick<ContentItem, "source">): ContentItem {
  const { body, ...others } = fields;
  const isMarkdown = "format" in source && source.format === "markdown";
  const file = "folder" in source ? `${source.folder}/${name}${extensionOf(source)}` : source.file;
  const item = { source, name, file, ...splitTranslations(others), repeated: new Set<string>() };
  return withTranslationFiles(isMarkdown ? { ...item, body: typeof body === "string" ? body : "" } : item);
}
