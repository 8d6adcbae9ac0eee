import type { z } from "zod";
import { closestName } from "./closest-name";
import type { FieldDiagnostic } from "./diagnostic";
import { entriesOf } from "../schema/group-entries";
import type { JsonObject } from "../schema/json-object";
import { withoutEmpties } from "../schema/normalise";
import { fieldsOf, groupSchemaOf } from "../schema/schema-fields";
import { quote, shorten } from "./sentence";

/** The most unknown fields of an object that are listed; the others are counted. */
const MOST_UNKNOWN = 20;

/** Warnings of fields that the site does not read, with the name that was probably meant, at any depth. */
export function unknownFieldsOf(schema: z.ZodObject, item: JsonObject, prefix = ""): FieldDiagnostic[] {
  const fields = fieldsOf(schema);
  const known = fields.flatMap(({ name, info }) => [name, ...(info.oldSpellings ?? []).map((old) => old.name)]);
  const unknown = Object.keys(item).filter((name) => !known.includes(name));
  const diagnostics: FieldDiagnostic[] = unknown.slice(0, MOST_UNKNOWN).map((name) => {
    const closest = closestName(name, known);
    const expected = closest ? `expected ${quote(closest)}?` : `expected one of ${known.join(", ")}`;
    return {
      code: "unknown-field",
      severity: "warning",
      path: prefix + shorten(name),
      message: `is not a field that the site reads, ${expected}`,
    };
  });
  if (unknown.length > MOST_UNKNOWN) {
    const message = `has ${unknown.length} fields that the site does not read, of which ${MOST_UNKNOWN} are named here`;
    diagnostics.push({ code: "unknown-field", severity: "warning", path: prefix.replace(/\.$/, ""), message });
  }
  for (const field of fields) {
    const inner = groupSchemaOf(field);
    if (!inner) continue;
    for (const { entry, suffix } of entriesOf(field, withoutEmpties(item[field.name]), item[field.name]))
      diagnostics.push(...unknownFieldsOf(inner, entry, `${prefix}${field.name}${suffix}.`));
  }
  return diagnostics;
}
