import type { PlacedEdit, Splice } from "./mutations";

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
