import { RefusedEntry } from "../../../src/cms/saving/draft";

/** The messages that explain why an entry is not saved or deleted; none if it is. */
export async function refusals(attempt: Promise<unknown>): Promise<readonly string[]> {
  try {
    await attempt;
    return [];
  } catch (error) {
    if (error instanceof RefusedEntry) return error.sentences;
    throw error;
  }
}
