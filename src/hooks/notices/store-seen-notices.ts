import { seenNoticesText } from "../../domain/notices/seen-notices";
import { writeEntry } from "../storage/guarded-storage";
import { SEEN_NOTICES } from "./seen-entry";

/** @param ids of the newest notices first; undefined: remember nothing from now on */
export function storeSeenNotices(ids: readonly string[] | undefined): void {
  writeEntry(SEEN_NOTICES, seenNoticesText(ids));
}
