import { kindsWith, type KindWith } from "../../model/content-model";
import { descriptors, type FolderWith } from "../../model/descriptors";

export type OpenKind = KindWith<FolderWith<"openData">>;

/** A list of the open data and the kinds whose items it holds. */
export interface OpenList {
  readonly name: string;
  readonly description: string;
  readonly kinds: readonly OpenKind[];
}

const kindsByList = new Map<string, OpenKind[]>();
for (const kind of kindsWith("openData")) {
  const name = descriptors[kind.folder].openData;
  kindsByList.set(name, [...(kindsByList.get(name) ?? []), kind]);
}

export const openLists: readonly OpenList[] = [...kindsByList].map(([name, kinds]) => ({
  name,
  description: descriptionOf(kinds),
  kinds,
}));

function descriptionOf([first]: readonly OpenKind[]): string {
  return first?.openDataDescription ?? `All ${first?.plural.toLowerCase() ?? "items"} of the club.`;
}
