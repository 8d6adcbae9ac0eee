import type { FolderWith } from "../../model/descriptors";
import { routes } from "../routes";

/** The ids of all people of a kind. */
export interface People {
  readonly folder: FolderWith<"profile">;
  readonly ids: ReadonlySet<number>;
}

/** The profile of an article's author, looked up in one kind of people after the other. */
export function authorProfile(authorId: string | null, people: readonly People[]): string | null {
  const id = Number(authorId?.trim() || Number.NaN);
  const folder = people.find(({ ids }) => ids.has(id))?.folder;
  return folder === undefined ? null : routes.item(folder, id);
}
