import { validate } from "../../model/check/validate";
import { member } from "../../model/member";
import type { JsonObject } from "../../model/schema/json-object";
import { usedFieldsOf } from "../../model/schema/schema-fields";
import { memberValue } from "./member-values";

/** What several members may have in common. */
const shared = ["session", "shift", "image", "iscp"];

/**
 * The fields that all new members get where the file does not have them.
 *
 * @param values as the command line has them
 * @throws Error for a field that each member has for itself, or a value that no member can have
 */
export function fieldsOfNew(values: ReadonlyMap<string, string>): JsonObject {
  const names = usedFieldsOf(member.schema).flatMap(({ name }) => (shared.includes(name) ? name : []));
  return Object.fromEntries(
    [...values].map(([name, text]) => {
      if (!names.includes(name)) throw new Error(`--set: is '${name}=${text}', expected one of ${names.join(", ")}.`);
      const value = memberValue(name, text);
      const error = value === undefined ? "is empty, expected a value" : errorOf(name, value);
      if (error !== undefined) throw new Error(`--set ${name}=${text}: ${error}.`);
      return [name, value];
    }),
  );
}

function errorOf(name: string, value: unknown): string | undefined {
  return validate(member.schema, { [name]: value }).find(({ path, severity }) => path === name && severity === "error")
    ?.message;
}
