import fc from "fast-check";
import { hostileText } from "./hostile-text";

const specialNumbers = [0, -0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, 1e308, 5e-324, -1e308];

/** Values that may replace one in JSON. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
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

/** Names that fields must not have, or that have a meaning in JavaScript or Gatsby. */
const hostileName = fc.oneof(
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

type Edit =
  | { readonly what: "set"; readonly value: unknown }
  | { readonly what: "remove" }
  | { readonly what: "repeat"; readonly times: number }
  | { readonly what: "add"; readonly name: string; readonly value: unknown };

/** A change at one place of an item, by its index among all places. */
type PlacedEdit = Edit & { readonly place: number };

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

interface Splice {
  /** From 0 to 1, relative to the length of the text. */
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

/** An object with one change after the other. */
export function edited(item: object, edits: readonly PlacedEdit[]): unknown {
  return edits.reduce<unknown>((value, change) => {
    const copy: unknown = copyOf(value);
    const places = placesIn(copy);
    const place = places[change.place % Math.max(1, places.length)];
    if (place !== undefined) apply(place, change);
    return copy;
  }, item);
}

function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** A key of an object, or an index of a list. */
interface Place {
  readonly holder: object;
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner)]);
}

function apply({ holder, key }: Place, change: PlacedEdit): void {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
  if (change.what === "set") define(key, change.value);
  else if (change.what === "repeat" && Array.isArray(holder))
    holder.push(...Array.from({ length: change.times }, (): unknown => copyOf(holder[Number(key)])));
  else if (change.what === "add" && !Array.isArray(holder)) define(change.name, change.value);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

/** A text with one change after the other. */
export function spliced(text: string, splices: readonly Splice[]): string {
  return splices.reduce((before, { at, removed, inserted }) => {
    const start = Math.floor(at * before.length);
    return before.slice(0, start) + inserted + before.slice(start + removed);
  }, text);
}
