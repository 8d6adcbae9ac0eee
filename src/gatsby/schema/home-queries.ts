import type { NodePluginSchema } from "gatsby";
import { hasTakenPlace, isCancelled } from "../../domain/activities/event-status";
import { activityFolders } from "../../domain/activities/listed-activity";
import { startsInFuture } from "../../domain/time/occurrences";
import { scheduleOf } from "../../domain/time/schedule-of";
import { routes } from "../../domain/routes";
import { kindOf, kindsWith } from "../../model/content-model";
import { descriptors, hasFeature } from "../../model/descriptors";
import type { Kind } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import { nodeId } from "../../outputs/site";
import { buildInstant } from "./build-time";
import { directoryOf, type GatsbyResolver, type ResolverContext } from "./resolve-field";

/**
 * Everything that was in the future when the site was built. The rest can never become upcoming again, so the home page
 * need not contain it.
 */
export function upcomingQuery(schema: NodePluginSchema) {
  const resolve: GatsbyResolver<unknown> = async (_source, _arguments, context) => {
    const builtAt = await buildInstant(context);
    const lists = await Promise.all(kindsWith("upcoming").map((kind) => entriesOf(kind, builtAt, context)));
    // Gatsby lists a changed item after all others.
    return lists.flat().toSorted((a, b) => (a.key < b.key ? -1 : 1));
  };
  return schema.buildObjectType({ name: "Query", fields: { upcoming: { type: "[UpcomingEntry!]!", resolve } } });
}

export const upcomingEntryType = `
  type UpcomingEntry {
    key: String!
    title: String!
    date: String
    endDate: String
    time: String
    everyDay: Boolean
    repeats: String
    repeatsUntil: String
    repeatsExcept: [String!]!
    venue: String
    joinLink: String
    description: String
    type: String!
    link: String
    image: ContentFile
  }
`;

async function entriesOf(kind: Kind, builtAt: Date, context: ResolverContext) {
  const { entries } = await context.nodeModel.findAll({ type: kind.typeName });
  return [...entries].flatMap((node) => {
    const item = normalised(kind.schema, node);
    if (isCancelled(item) || !startsInFuture(scheduleOf(item), builtAt)) return [];
    const id = nodeId(node);
    const entry = {
      ...item,
      repeatsExcept: item.repeatsExcept ?? [],
      key: `${kind.folder}/${id}`,
      type: item.type ?? nameOf(kind),
      link: linkOf(kind, id, item.link),
      image: item.image === undefined ? null : { reference: item.image, directory: directoryOf(node, context) },
    };
    return [entry];
  });
}

/** The type that the card of an item without one shows. */
function nameOf({ folder, singular }: Kind): string {
  return hasFeature(folder, "item") ? singular : descriptors[folder].label;
}

/** An item's own page or, if it has none, its link. */
function linkOf({ folder }: Kind, id: string, link: unknown): unknown {
  return hasFeature(folder, "item") ? routes.item(folder, id) : link;
}

/** How many events and workshops had begun when the site was built, without cancelled ones. */
export function hostedQuery(schema: NodePluginSchema) {
  const resolve: GatsbyResolver<unknown> = async (_source, _arguments, context) => {
    const builtAt = await buildInstant(context);
    const counts = activityFolders.map(kindOf).map(async ({ typeName, schema: fields }) => {
      const { entries } = await context.nodeModel.findAll({ type: typeName });
      return [...entries].filter((node) => {
        const item = normalised(fields, node);
        return hasTakenPlace({ ...scheduleOf(item), status: String(item.status) }, builtAt);
      }).length;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  return schema.buildObjectType({ name: "Query", fields: { hosted: { type: "Int!", resolve } } });
}
