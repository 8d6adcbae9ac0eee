import { bestPlaceText } from "../../domain/results/placing";
import { readResult } from "../../domain/results/profile-placings";
import { result } from "../../model/kinds/result";
import { member } from "../../model/kinds/member";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { roundYear } from "../../model/site/rounds";
import { memberRounds, rowsOfRound } from "../../outputs/members/member-rounds";
import type { ContentNode } from "../../outputs/site";
import type { GatsbyResolver, ResolverContext } from "./resolve-field";

/** A result with the rows of its round on Codeforces, if it has none of its own. */
export async function withRoundRows(item: JsonObject, { nodeModel }: ResolverContext): Promise<JsonObject> {
  const { contestId, rows } = normalised(result.schema, item);
  if (contestId === undefined || Array.isArray(rows)) return item;
  const nodes = new Map<string, Iterable<ContentNode>>();
  for (const { typeName } of [roundYear, member])
    nodes.set(typeName, [...(await nodeModel.findAll({ type: typeName })).entries]);
  const round = memberRounds((typeName) => nodes.get(typeName) ?? []).find(({ id }) => id === contestId);
  return round ? { ...item, rows: rowsOfRound(round) } : item;
}

const best: GatsbyResolver = async (item, _arguments, context) =>
  bestPlaceText(readResult(normalised(result.schema, await withRoundRows(item, context))));

/** Lists ask for the best place in words instead of all rows, and pages load no code for the words. */
export const bestPlacingField = { best: { type: "String", resolve: best } };
