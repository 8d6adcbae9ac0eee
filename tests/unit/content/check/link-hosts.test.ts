import type { z } from "zod";
import { kinds, singletons } from "../../../../src/model/content-model";
import type { JsonObject } from "../../../../src/model/schema/json-object";
import { fieldsOf, groupSchemaOf, type Field } from "../../../../src/model/schema/schema-fields";
import { validate } from "../../../../src/model/check/validate";
import { sitePageExpectation } from "../../../../src/model/values/reference";

const strangeHost = "https://a;sandbox/x.png";

/** All but those that hold only pages of the site. */
const holdsAddress = ({ info }: Field) =>
  ["link", "image", "file"].includes(info.kind) && info.pattern?.expectation !== sitePageExpectation;

interface LinkField {
  readonly typeName: string;
  readonly schema: z.ZodObject;
  readonly path: string;
  readonly item: JsonObject;
}

/** Every field of the model that may hold a link, with a value for it; those inside lists too. */
const linkFields = [...kinds, ...singletons].flatMap(({ typeName, schema }) =>
  fieldsOf(schema).flatMap((field): LinkField[] => {
    if (holdsAddress(field)) return [{ typeName, schema, path: field.name, item: { [field.name]: strangeHost } }];
    const inner = fieldsOf(groupSchemaOf(field) ?? schema.pick({})).filter(holdsAddress);
    return inner.map(({ name }) => {
      const entry = { [name]: strangeHost };
      const isList = field.info.kind === "groups";
      const path = `${field.name}${isList ? "[0]" : ""}.${name}`;
      return { typeName, schema, path, item: { [field.name]: isList ? [entry] : entry } };
    });
  }),
);

test.each(linkFields)("a host that is not plain is an error in $typeName at $path", ({ schema, path, item }) => {
  const errors = validate(schema, item).filter((each) => each.severity === "error" && each.path === path);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining("whose host 'a;sandbox' is not a plain host name, expected "),
  ]);
});
