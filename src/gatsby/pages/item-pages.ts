import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { highestIds } from "../../domain/share/share-picture";
import { kindsWith, type KindWith } from "../../model/content-model";
import { descriptors, foldersWith, type Folder, type FolderWith } from "../../model/descriptors";
import { isPublished } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import { nodeId } from "../../outputs/site/node-id";
import { leaderRoles } from "./leader-roles";
import { titleSuffixes } from "./title-suffixes";
import { templateFile } from "./template-file";

type PagedKind = KindWith<FolderWith<"item">>;

/** Kinds whose pages need more than their item; each has a module of its own. */
const otherKinds: ReadonlySet<Folder> = new Set(["notices", "posts", "blog", "courses"]);

/** A page for each published item of all other kinds. Where two kinds claim one address, the first gets it. */
export function createItemPages(gatsby: CreatePagesArgs): void {
  const taken = new Set<string>();
  const roles = leaderRoles(gatsby.getNodesByType);
  for (const kind of kindsWith("item")) if (!otherKinds.has(kind.folder)) createPagesOf(kind, gatsby, { taken, roles });
}

interface Surroundings {
  /** The addresses of other pages. */
  readonly taken: Set<string>;
  /** The roles of each leader over the years, by node. */
  readonly roles: ReadonlyMap<string, readonly string[]>;
}

function createPagesOf(
  kind: PagedKind,
  { getNodesByType, actions }: CreatePagesArgs,
  { taken, roles }: Surroundings,
): void {
  const nodes = getNodesByType(kind.typeName).filter((node) => isPublished(kind, node));
  const items = nodes.map((node) => ({ ...normalised(kind.schema, node), node, id: nodeId(node) }));
  const suffixes = titleSuffixes(items.map((item) => ({ id: item.id, title: titleOf(item) })));
  const most = kind.sharePicture?.most;
  const withPicture = new Set(most === undefined ? items : highestIds(items, ({ id }) => Number(id), most));
  for (const item of items) {
    const address = routes.item(kind.folder, item.id);
    if (taken.has(address)) continue;
    taken.add(address);
    actions.createPage({
      path: address,
      component: templateFile(kind.template),
      context: {
        jsonId: kind.idKind === "number" ? Number(item.id) : item.id,
        titleSuffix: suffixes.get(item.id) ?? "",
        ...(most !== undefined && { hasPicture: withPicture.has(item) }),
        ...(kind.family === "Leader" && { roles: roles.get(item.node.id) ?? [] }),
        ...(sharesAddresses(kind) && { folder: kind.folder }),
      },
    });
  }
}

function titleOf(item: object): string {
  const title: unknown = Reflect.get(item, "title") ?? Reflect.get(item, "name");
  return typeof title === "string" ? title : "";
}

/** Whether the addresses of a kind's items begin like those of a kind before it. */
function sharesAddresses({ folder }: PagedKind): boolean {
  const owner = foldersWith("item").find((other) => descriptors[other].item === descriptors[folder].item);
  return owner !== folder;
}
