import { validate } from "../../src/model/check/validate";
import { member } from "../../src/model/kinds/member";
import type { JsonObject } from "../../src/model/schema/json-object";
import { columnFields, memberValue } from "./member-values";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/** The fields whose values several members may have in common. */
const shared = ["session", "shift", "image", "iscp"];

/**
 * The fields that all new members get where the file does not have them.
 *
 * @param values as the command line has them
 * @throws Error for a field that each member has for itself, or a value that no member can have
 */
export function fieldsOfNew(values: ReadonlyMap<string, string>): JsonObject {
  const names = columnFields().flatMap(({ name }) => (shared.includes(name) ? name : []));
  return Object.fromEntries(
    [...values].map(([name, text]) => {
      if (!names.includes(name))
        throw new Error(
          t("--set: is {value}, expected one of {names}.", { value: `'${name}=${text}'`, names: commaText(names) }),
        );
      const value = memberValue(name, text);
      const error = value === undefined ? t("is empty, expected a value") : errorOf(name, value);
      if (error !== undefined) throw new Error(t("{option}: {error}.", { option: `--set ${name}=${text}`, error }));
      return [name, value];
    }),
  );
}

function errorOf(name: string, value: unknown): string | undefined {
  return validate(member.schema, { [name]: value }).find(({ path, severity }) => path === name && severity === "error")
    ?.message;
}
