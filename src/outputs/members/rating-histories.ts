import { type Histories, historiesIn } from "../../domain/ratings/history";
import { ratingHistory } from "../../model/rating-history";
import { normalised } from "../../model/schema/normalise";
import type { NodesOfType } from "../site";

/** The history of every handle that the content has one of, by `handleKey`. */
export function ratingHistories(nodesOfType: NodesOfType): Histories {
  const { typeName, schema } = ratingHistory;
  return historiesIn(Array.from(nodesOfType(typeName), (node) => schema.parse(normalised(schema, node))));
}
