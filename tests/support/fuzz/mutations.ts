import fc from "fast-check";
import { hostileText } from "./hostile-text";
import { hostileName, hostileValue } from "./hostile-value";

type Edit =
  | { readonly what: "set"; readonly value: unknown }
  | { readonly what: "remove" }
  | { readonly what: "repeat"; readonly times: number }
  | { readonly what: "add"; readonly name: string; readonly value: unknown };

/** A change at one place of an item; the place is counted among all that it has. */
export type PlacedEdit = Edit & { readonly place: number };

const edit: fc.Arbitrary<PlacedEdit> = fc
  .tuple(
    fc.nat(),
    fc.oneof(
      { weight: 10, arbitrary: hostileValue.map((value): Edit => ({ what: "set", value })) },
      { weight: 1, arbitrary: fc.constant<Edit>({ what: "remove" }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }).map((times): Edit => ({ what: "repeat", times })) },
      {
        weight: 1,
        arbitrary: fc.tuple(hostileName, hostileValue).map(([name, value]): Edit => ({ what: "add", name, value })),
      },
    ),
  )
  .map(([place, change]) => ({ ...change, place }));

export interface Splice {
  /** From 0 to 1, of the text's length. */
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

const splice: fc.Arbitrary<Splice> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constant(0), fc.nat({ max: 30 })),
  inserted: hostileText,
});

/** How a valid file is changed: its values, and sometimes its text; sometimes its name. */
export interface Mutation {
  readonly edits: readonly PlacedEdit[];
  readonly splices: readonly Splice[];
  readonly name: string | undefined;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  splices: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(splice, { maxLength: 2 }) },
  ),
  name: fc.option(hostileText, { freq: 10, nil: undefined }),
});
