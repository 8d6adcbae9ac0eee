import { handleKey } from "../../domain/ratings/rating";
import { rankedHandle } from "../../domain/ratings/ranked";
import { routes } from "../../domain/routes";
import { roundsIn } from "../../domain/rounds/round";
import { type Competitors, shownRounds, type ShownRound } from "../../domain/rounds/shown-rounds";
import { isUsed } from "../../model/parts";
import { member } from "../../model/kinds/member";
import { result } from "../../model/kinds/result";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { roundYear } from "../../model/site/rounds";
import { nodeId, type ContentNode, type NodesOfType } from "../site";

/** The rounds in which members of the club took part, the newest first. */
export function memberRounds(nodesOfType: NodesOfType): readonly ShownRound[] {
  if (!isUsed("members")) return [];
  const { typeName, schema } = roundYear;
  const years = Array.from(nodesOfType(typeName), (node) => schema.parse(normalised(schema, node)));
  const results = Array.from(nodesOfType(result.typeName), (node) => {
    const { contestId } = normalised(result.schema, node);
    return [Number(contestId), nodeId(node)] as const;
  });
  return shownRounds(roundsIn(years), competitorsIn(nodesOfType(member.typeName)), new Map(results));
}

function competitorsIn(members: Iterable<ContentNode>): Competitors {
  return new Map(
    Array.from(members).flatMap((node) => {
      const fields = normalised(member.schema, node);
      const handle = rankedHandle(fields);
      const entry = { id: Number(nodeId(node)), name: String(fields.name) };
      return handle === undefined ? [] : [[handleKey(handle), entry] as const];
    }),
  );
}

/** The rows of a round, in the form of a result. */
export function rowsOfRound(round: ShownRound): JsonObject[] {
  return round.members.map(({ id, name, rank, solved, unofficial }) => ({
    ...(rank !== null && { rank }),
    name,
    people: [{ name, profile: routes.item("members", id) }],
    unofficial,
    ...(solved !== null && { solved }),
  }));
}
