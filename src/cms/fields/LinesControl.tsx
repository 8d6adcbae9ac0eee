import CMS from "decap-cms-app";
import { createElement } from "react";
import { isJsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "../decap/decap-types";
import { isMap, plainData, toImmutableList, toPlain } from "../decap/immutable-entry";
import { controlOf } from "../decap/open-form";
import { TextControl } from "./TypedControl";

/** A list of lines as one text, each line of which is an entry, so that a whole schedule can be typed or pasted. */
class LinesControl extends TextControl {
  protected override shownText({ value }: ControlProps): string {
    const lines = plainData(value);
    return Array.isArray(lines) ? lines.map((line: unknown) => (typeof line === "string" ? line : "")).join("\n") : "";
  }

  protected override toValue(text: string): unknown {
    return toImmutableList(text === "" ? [] : text.split("\n"), this.props.field);
  }
}

export function registerLines(): void {
  const List = controlOf("list");
  CMS.registerWidget("list", (props: ControlProps) =>
    createElement<ControlProps>(isOfLines(props.field) ? LinesControl : List, props),
  );
}

function isOfLines(field: unknown): boolean {
  const inner = isMap(field) ? toPlain(field).field : undefined;
  return isJsonObject(inner) && inner.name === "line";
}
