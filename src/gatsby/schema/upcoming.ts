import type { Node, NodePluginSchema } from "gatsby";
import { isCancelled } from "../../domain/event-status";
import { startsInFuture } from "../../domain/schedule";
import { routes } from "../../domain/routes";
import { event } from "../../model/event";
import type { Kind } from "../../model/kind";
import { isJsonObject, normalised } from "../../model/normalise";
import { upcomingItem } from "../../model/upcoming-item";
import { workshop } from "../../model/workshop";
import type { GatsbyResolver, ResolverContext } from "./resolver";

/** Where the card of a kind leads when the item names no link. */
const addresses: readonly { kind: Kind; label: string; address?: (id: string) => string }[] = [
  { kind: event, label: "Event", address: routes.event },
  { kind: workshop, label: "Workshop", address: routes.workshop },
  { kind: upcomingItem, label: "Upcoming" },
];

/**
 * Everything that lay in the future when the site was built. The rest can never become
 * upcoming again, so the home page need not carry it.
 */
export function upcomingQuery(schema: NodePluginSchema) {
  const resolve: GatsbyResolver<unknown> = async (_source, _arguments, context) => {
    const builtAt = await buildInstant(context);
    const lists = await Promise.all(addresses.map((source) => entriesOf(source, builtAt, context)));
    return lists.flat();
  };
  return schema.buildObjectType({ name: "Query", fields: { upcoming: { type: "[UpcomingEntry!]!", resolve } } });
}

export const upcomingEntryType = `
  type UpcomingEntry {
    key: String!
    title: String!
    date: String
    time: String
    venue: String
    description: String
    type: String!
    link: String
    image: ContentFile
  }
`;

async function buildInstant(context: ResolverContext): Promise<Date> {
  const site = await context.nodeModel.findOne({ type: "Site", query: { filter: {} } });
  const metadata: unknown = site?.siteMetadata;
  const builtAt = isJsonObject(metadata) ? metadata.builtAt : undefined;
  return new Date(typeof builtAt === "string" ? builtAt : Number.NaN);
}

async function entriesOf(
  { kind, label, address }: (typeof addresses)[number],
  builtAt: Date,
  context: ResolverContext,
): Promise<object[]> {
  const { entries } = await context.nodeModel.findAll({ type: kind.typeName });
  return Array.from(entries, (node) => {
    const { jsonId } = node;
    const item = normalised(kind.schema, node);
    const isPlanned = !isCancelled(item) && startsInFuture(scheduleOf(item), builtAt);
    return isPlanned
      ? [
          {
            ...item,
            key: `${kind.folder}/${String(jsonId)}`,
            type: item.type ?? label,
            link: address ? address(String(jsonId)) : item.link,
            image: item.image === undefined ? null : { reference: item.image, directory: directoryOf(node, context) },
          },
        ]
      : [];
  }).flat();
}

function scheduleOf({ date, time }: Readonly<Record<string, unknown>>) {
  return { date: typeof date === "string" ? date : null, time: typeof time === "string" ? time : null };
}

function directoryOf(node: Node, context: ResolverContext): string | undefined {
  const directory: unknown = node.parent ? context.nodeModel.getNodeById({ id: node.parent })?.dir : undefined;
  return typeof directory === "string" ? directory : undefined;
}
