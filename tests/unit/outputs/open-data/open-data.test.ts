import { openFields, openLists, openSchema } from "../../../../src/outputs/open-data/open-lists";

describe("The open data", () => {
  it("holds no way to contact a person or to sign in as one", () => {
    const names = openLists.flatMap(({ kinds }) =>
      kinds.flatMap((kind) => openFields(kind.schema).map(({ name }) => name)),
    );
    expect(names.filter((name) => /mail|phone|contact|roll/i.test(name))).toEqual([]);
    expect(names).toContain("title");
  });

  it.each(openLists)("has a schema for $name with the model's words", (list) => {
    const schema = openSchema(list, `https://club.example.org/api/${list.name}.schema.json`);
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `https://club.example.org/api/${list.name}.schema.json`,
      type: "array",
      items: { type: "object", properties: { url: { type: "string", format: "uri" } } },
    });
    expect(JSON.stringify(schema)).not.toMatch(/contactPhone|contactEmail/);
  });
});
