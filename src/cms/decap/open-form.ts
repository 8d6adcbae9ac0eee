import { isFunction, propertyOf } from "../../domain/shape";
import type { JsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "./decap-types";
import { isMap, toPlain } from "./immutable-entry";

let newest: ControlProps | undefined;

/** Remembers the control that was shown last: the form it belongs to is the one that is open. */
export function noteControl(props: ControlProps): void {
  newest = props;
}

export function newestControl(): ControlProps | undefined {
  return newest;
}

export function entryOf(props: ControlProps): JsonObject {
  const getEntry: unknown = propertyOf(props, "getEntry");
  const entry: unknown = isFunction(getEntry) ? getEntry() : undefined;
  return isMap(entry) ? toPlain(entry) : {};
}

/** Fills in a value that no one has typed: Decap still takes a new entry for one that no one has touched. */
export function fillDefault({ onChange }: ControlProps, value: unknown): void {
  const change: (value: unknown, metadata: object) => void = onChange;
  change(value, { isDefault: true });
}
