import type { NodePluginSchema } from "gatsby";
import { hasTakenPlace } from "../../domain/activities/event-status";
import { activityFolders } from "../../domain/activities/listed-activity";
import { scheduleOf } from "../../domain/time/schedule-of";
import { kindOf } from "../../model/content-model";
import { normalised } from "../../model/schema/normalise";
import { buildInstant } from "./build-time";
import type { GatsbyResolver } from "./resolve-field";

/** How many events and workshops had begun when the site was built, without those that were cancelled. */
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
