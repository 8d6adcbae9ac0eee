import { bestPlacing } from "../../domain/results/placing";
import { readResult } from "../../domain/results/profile-placings";
import { result } from "../../model/kinds/result";
import { normalised } from "../../model/schema/normalise";
import type { GatsbyResolver } from "./resolve-field";

export const placingType = `
  type Placing { rank: Int!, of: Int!, isShared: Boolean! }
`;

const resolve: GatsbyResolver = (item) => {
  const read = readResult(normalised(result.schema, item));
  return bestPlacing(read, ({ profiles }) => profiles.length > 0) ?? null;
};

/** The best place of the club's own people: lists ask for it instead of all rows. */
export const bestPlacingField = { best: { type: "Placing", resolve } };
