import { sentenceAbout } from "../../model/check/sentence";
import { isFunction, propertyOf } from "../../domain/shape";
import type { ControlProps } from "../decap/decap-types";

/** Calls a function that Decap passes to controls but leaves out of its types. */
export function tell(props: ControlProps, name: "setActiveStyle" | "setInactiveStyle" | "validate"): void {
  const told: unknown = propertyOf(props, name);
  if (isFunction(told)) told();
}

export function labelOf({ field }: ControlProps): string {
  return String(field.get("label") ?? field.get("name"));
}

export function answerFor(props: ControlProps, problem: string | undefined) {
  if (problem === undefined) return true;
  const message = sentenceAbout(labelOf(props), problem);
  return { error: { type: "CUSTOM", parentIds: propertyOf(props, "parentIds"), message } };
}

/** True for a field inside another one, such as that of an entry of a list. */
export function isInside(props: ControlProps): boolean {
  const around = propertyOf(props, "parentIds");
  return Array.isArray(around) && around.length > 0;
}

export function valueText({ value }: ControlProps): string {
  const given: unknown = value;
  return typeof given === "string" || typeof given === "number" ? String(given) : "";
}

/** The state of an input. Browsers report no value for a half-filled one. */
export interface InputState {
  readonly value: string;
  readonly isHalfFilled: boolean;
}

export function stateOf(input: HTMLInputElement | null): InputState {
  return { value: input?.value ?? "", isHalfFilled: input?.validity.badInput ?? false };
}
