import { checkAmong } from "../../content/check/check-items";
import type { Content } from "../../content/content";
import { contentWithout } from "./content-with-draft";
import { sourceOf } from "./draft";
import { causedErrors } from "./draft-diagnostics";
import { allSources, type Library } from "./library";
import { RefusedEntry } from "./refused-entry";

/** @throws RefusedEntry where the content check would find an error in another item without this one, such as a link to it */
export async function checkDeletion(collection: string, slug: string, library: Library): Promise<void> {
  const { before, after } = contentWithout(sourceOf(collection, slug), slug, await library.read(allSources));
  const check = (content: Content) => checkAmong(content, library.staticFiles, () => undefined);
  const sentences = causedErrors(after, check(after), () => check(before));
  if (sentences.length > 0) throw new RefusedEntry(sentences);
}
