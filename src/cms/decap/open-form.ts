import CMS from "decap-cms-app";
import type { Component } from "react";
import { isFunction, propertyOf } from "../../domain/shape";
import type { JsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "./decap-types";
import { toPlain } from "./immutable-entry";

export function entryOf(props: ControlProps): JsonObject {
  const getEntry: unknown = propertyOf(props, "getEntry");
  return toPlain(isFunction(getEntry) ? getEntry() : undefined);
}

/** The form is rendered again while it is saved. */
export function isNewEntry({ slug, isPersisting }: JsonObject): boolean {
  return slug === "" && isPersisting !== true;
}

/** Fills in a value without typing, so that Decap still treats a new entry as untouched. */
export function fillDefault({ onChange }: ControlProps, value: unknown): void {
  const change: (value: unknown, metadata: object) => void = onChange;
  change(value, { isDefault: true });
}

type ControlClass<State> = new (props: ControlProps) => Component<ControlProps, State>;

export function controlOf<State = object>(name: string): ControlClass<State> {
  const control: unknown = CMS.getWidget(name)?.control;
  if (!isControl<State>(control)) throw new Error(`Decap has no control '${name}'`);
  return control;
}

function isControl<State>(value: unknown): value is ControlClass<State> {
  return typeof value === "function";
}
