import { article, authorKinds } from "../../model/article";
import { quote } from "../../model/sentence";
import { itemsOf, type Content } from "./content";
import type { FileFinding } from "./file-finding";
import { knownIds } from "./known-ids";

/** Articles whose author is nobody of the club. */
export function checkAuthors(content: Content): FileFinding[] {
  const people = new Set(authorKinds.flatMap((kind) => [...knownIds(content, kind)]));
  return itemsOf(content, article).flatMap(({ file, fields: { authorId } }) => {
    if (typeof authorId !== "string" || authorId.trim() === "" || people.has(authorId)) return [];
    const message = `is ${quote(authorId)}, which is nobody's id, expected that of a team member, past leader, advisor or member`;
    return [{ severity: "error", file, field: "authorId", message }];
  });
}
