import { formGroups } from "../../../../src/cms/configuration/form-groups";
import { kinds } from "../../../../src/model/content-model";
import { event } from "../../../../src/model/kinds/event";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";

test("the form of an event shows what it always needs, and groups the rest", () => {
  const groups = formGroups(event).map(({ heading, fields }) => [heading, ...fields.map(({ name }) => name)]);
  expect(groups.map(([heading]) => heading)).toEqual(["", "When and where", "Registration", "Contact", "More"]);
  expect(groups[0]).toEqual(["", "title", "id", "description", "fullDescription", "image"]);
  expect(groups[3]).toEqual(["Contact", "contactPerson", "contactEmail", "contactPhone"]);
});

test.each(kinds.map((kind) => [kind.plural, kind] as const))("what %s require is never folded", (_name, kind) => {
  const [first, ...folded] = formGroups(kind);
  expect(first?.heading).toBe("");
  expect(folded.flatMap(({ fields }) => fields).filter(({ required }) => required)).toEqual([]);
  const known = fieldsOf(kind.schema).map(({ name }) => name);
  expect((kind.firstFields ?? []).filter((name) => !known.includes(name))).toEqual([]);
});
