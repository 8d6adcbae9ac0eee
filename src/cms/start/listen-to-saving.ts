import CMS from "decap-cms-app";
import { openGroups } from "../fields/fold-groups";
import { isMap, toOrderedMap, toPlain, type ImmutableMap } from "../decap/immutable-entry";
import { inContent, pathsIn } from "../decap/repository-files";
import { checkDeletion, checkEntry, withheld } from "../saving/before-save";
import type { Library } from "../saving/library";
import { clearNotes, showNotes } from "../saving/notes";
import { RefusedEntry } from "../saving/draft";
import { seenData } from "../saving/seen-data";
import { unmarkNewEntry } from "./new-entry";
import { t } from "../../words/t";

export function listenToSaving(library: Library, contentFolder: string): void {
  const saving = new Saving(library, contentFolder);
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }: { readonly entry: ImmutableMap }) => saving.begin(entry),
  });
  CMS.registerEventListener({ name: "postSave", handler: () => saving.end() });
  CMS.registerEventListener({
    name: "preUnpublish",
    handler: ({ entry }: { readonly entry: ImmutableMap }) => beforeDelete(entry, library),
  });
}

/** For a saved entry: warnings are found before saving and shown afterwards. */
class Saving {
  private doubts: readonly string[] = [];

  constructor(
    private readonly library: Library,
    private readonly contentFolder: string,
  ) {}

  /** Returns the data to save. Rejects with the reason if the content check finds an error. */
  async begin(entry: ImmutableMap): Promise<unknown> {
    this.doubts = [];
    const data = entry.get("data");
    if (!isMap(data)) return undefined;
    return orRefuse(t("Not saved. Please correct this first:"), async () => {
      const collection = textIn(entry, "collection");
      const { mediaFiles } = toPlain(entry);
      const uploads = new Set((pathsIn(mediaFiles) ?? []).map((path) => inContent(this.contentFolder, path)));
      const slug = textIn(entry, "slug");
      const place = `${collection}/${slug}`;
      const seen = seenData.of(place);
      const checked = await checkEntry({ collection, slug, data: toPlain(data), uploads, seen }, this.library);
      this.doubts = [...withheld(collection, slug, checked.data, new Date()), ...checked.doubts];
      seenData.tries(place, checked.data);
      return toOrderedMap(checked.data, data);
    });
  }

  end(): void {
    unmarkNewEntry();
    showNotes(t("Saved. Please check this:"), this.doubts, "doubt");
  }
}

function beforeDelete(entry: ImmutableMap, library: Library): Promise<void> {
  return orRefuse(t("Not deleted. Please correct this first:"), () =>
    checkDeletion(textIn(entry, "collection"), textIn(entry, "slug"), library),
  );
}

async function orRefuse<Result>(refusal: string, check: () => Promise<Result>): Promise<Result> {
  clearNotes();
  try {
    return await check();
  } catch (error) {
    if (error instanceof RefusedEntry) {
      openGroups();
      showNotes(refusal, error.sentences, "refused");
    }
    throw error;
  }
}

function textIn(entry: ImmutableMap, name: string): string {
  const value = entry.get(name);
  return typeof value === "string" ? value : "";
}
