import { itemId, itemsOf, type Content, type ContentItem } from "../../src/content/content";
import { nameKey } from "../../src/domain/people/leader-roles";
import { codeforcesHandle } from "../../src/domain/ratings/ranked";
import { handleKey } from "../../src/domain/ratings/rating";
import type { Profile } from "../../src/domain/results/result-rows";
import { routes } from "../../src/domain/routes";
import { isInUse } from "../../src/domain/settings/offered";
import { kindsWith } from "../../src/model/content-model";

export interface FoundProfile {
  /** Undefined if there is none, or several people have this name. */
  readonly profile?: Profile | undefined;
  /** The possible people, if several have this name. */
  readonly several: readonly Profile[];
}

/**
 * Finds profiles by the handle on Codeforces or by the full name of a person: similar names are different people.
 * Members come before leaders, who are often members too.
 */
export function profileFinder(content: Content): (name: string) => FoundProfile {
  const kinds = kindsWith("profile").filter(({ folder }) => isInUse(folder));
  const profiles = kinds.map((kind) => profilesByKey(itemsOf(content, kind), (id) => routes.item(kind.folder, id)));
  return (name) => {
    const keys = [`handle ${handleKey(name.trim())}`, `name ${nameKey(name)}`];
    const found = keys.flatMap((key) => profiles.map((byKey) => byKey.get(key) ?? [])).find(({ length }) => length > 0);
    return found?.length === 1 ? { profile: found[0], several: [] } : { several: found ?? [] };
  };
}

function profilesByKey(
  items: readonly ContentItem[],
  pathOf: (id: string) => string,
): ReadonlyMap<string, readonly Profile[]> {
  const byKey = new Map<string, Profile[]>();
  for (const item of items) {
    const [id, { name, codeforces }] = [itemId(item), item.fields];
    if (id === undefined || typeof name !== "string") continue;
    const profile = { name: name.trim(), profile: pathOf(id) };
    const handle = typeof codeforces === "string" ? codeforcesHandle(codeforces) : undefined;
    for (const key of [...(handle === undefined ? [] : [`handle ${handleKey(handle)}`]), `name ${nameKey(name)}`])
      byKey.set(key, [...(byKey.get(key) ?? []), profile]);
  }
  return byKey;
}
