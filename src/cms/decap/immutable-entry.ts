import { isFunction, propertyOf } from "../../domain/shape";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";

export interface ImmutableMap {
  get(name: string): unknown;
  entries(): IterableIterator<[string, unknown]>;
  toOrderedMap(): ImmutableMap;
  toList(): ImmutableList;
  clear(): ImmutableMap;
  set(name: string, value: unknown): ImmutableMap;
}

interface ImmutableList {
  readonly size: number;
  clear(): ImmutableList;
  push(value: unknown): ImmutableList;
  slice(from: number, to?: number): ImmutableList;
  concat(...lists: readonly ImmutableList[]): ImmutableList;
}

export function isMap(value: unknown): value is ImmutableMap {
  return typeof value === "object" && value !== null && "toOrderedMap" in value;
}

export function isList(value: unknown): value is ImmutableList {
  return typeof value === "object" && value !== null && "push" in value && "toOrderedMap" in value;
}

/**
 * Plain data as a map that keeps the order of its fields, at all depths: Decap writes files in the order of its maps,
 * and ordinary maps shuffle more than eight fields.
 */
export function toOrderedMap(data: object, like: ImmutableMap): ImmutableMap {
  const empty = like.toOrderedMap().clear();
  return Object.entries(data).reduce((map, [name, value]) => map.set(name, toImmutable(value, like)), empty);
}

function toImmutable(value: unknown, like: ImmutableMap): unknown {
  if (Array.isArray(value))
    return value.reduce<ImmutableList>((list, entry) => list.push(toImmutable(entry, like)), like.toList().clear());
  return typeof value === "object" && value !== null ? toOrderedMap(value, like) : value;
}

/** @param like any map of Decap, to get at its library */
export function toImmutableList(entries: readonly unknown[], like: ImmutableMap): unknown {
  return toImmutable(entries, like);
}

export function plainData(value: unknown): unknown {
  const toJS = propertyOf(value, "toJS");
  return isFunction(toJS) ? toJS.call(value) : value;
}

/** A map of Decap as plain data; empty for anything else. */
export function toPlain(map: unknown): JsonObject {
  const data = plainData(map);
  return isJsonObject(data) ? data : {};
}
