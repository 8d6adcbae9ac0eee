import { kinds } from "../../model/content-model";
import { parseJson } from "../../domain/shape";
import { fieldsOf, type Field } from "../../model/schema/schema-fields";
import type { Prefill } from "../configuration/collections";
import { tidyEntry } from "../saving/tidy-entry";

const newEntry = /^#\/collections\/([^/?]+)\/new\?(.*)$/;

/**
 * The first values of a new entry in the fragment of an address such as
 * `#/collections/events/new?title=…&topics=…&topics=…`; lists of objects are JSON. Undefined for any other address.
 *
 * Decap reads such addresses too, but treats all values as text and escapes them for HTML.
 */
export function prefillOf(fragment: string): Prefill | undefined {
  const [, collection = "", query = ""] = newEntry.exec(fragment) ?? [];
  const kind = kinds.find(({ folder }) => folder === collection);
  if (!kind) return undefined;
  const parameters = new URLSearchParams(query);
  const given = fieldsOf(kind.schema).flatMap((field) =>
    parameters.has(field.name) ? [[field.name, valueOf(field, parameters.getAll(field.name))] as const] : [],
  );
  const body = kind.body && parameters.has("body") ? { body: parameters.get("body") } : {};
  return { collection, values: { ...tidyEntry(kind.schema, Object.fromEntries(given)), ...body } };
}

export function isPrefilled(prefill: Prefill | undefined, fragment: string, name: string, value: unknown): boolean {
  if (prefill === undefined || value === undefined || fragment !== `#/collections/${prefill.collection}/new`)
    return false;
  return prefill.values[name] === value;
}

function valueOf({ info: { kind } }: Field, values: readonly string[]): unknown {
  const text = values.at(-1) ?? "";
  if (kind === "lines" || kind === "choices") return values;
  return kind === "group" || kind === "groups" ? parseJson(text) : text;
}
