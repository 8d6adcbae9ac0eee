import fc from "fast-check";
import { hostileText } from "./hostile-text";

const specialNumbers = [0, -0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, 1e308, 5e-324, -1e308];

/** Values that may replace one in JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 200, arbitrary: hostileText },
  { weight: 40, arbitrary: fc.constantFrom<unknown>(...specialNumbers, true, false, null, [], {}, [null], [[]], [{}]) },
  { weight: 20, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 20, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        hostileText.filter(({ length }) => length < 20),
        fc.integer({ min: 100, max: 5_000 }),
      )
      .map(([text, times]) => Array.from({ length: times }, () => text)),
  },
);

/** Names that fields may not have, or that mean something to JavaScript or Gatsby. */
export const hostileName = fc.oneof(
  fc.constantFrom(
    "fields",
    "id",
    "jsonId",
    "parent",
    "children",
    "internal",
    "__proto__",
    "constructor",
    "toString",
    "body",
    "",
  ),
  hostileText,
);
