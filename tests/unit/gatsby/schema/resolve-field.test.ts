import { event } from "../../../../src/model/kinds/event";
import { post } from "../../../../src/model/kinds/post";
import { workshop } from "../../../../src/model/kinds/workshop";
import type { Kind } from "../../../../src/model/kind";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";
import { resolveField } from "../../../../src/gatsby/schema/resolve-field";

type Resolver = ReturnType<typeof resolveField>;

const unused = () => Promise.reject(new Error("nothing asks for this"));

/** The part of Gatsby that the resolver uses: the file that an item was read from. */
const context: Parameters<Resolver>[2] = {
  nodeModel: {
    getNodeById: ({ id }) =>
      id === "file"
        ? {
            id,
            parent: null,
            children: [],
            internal: { type: "File", contentDigest: "", owner: "" },
            dir: "/content/x",
          }
        : null,
    findOne: unused,
    findAll: unused,
  },
};

/** The answer of GraphQL for one field of an item. */
function resolve(kind: Kind, name: string, item: object): unknown {
  const field = fieldsOf(kind.schema).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${kind.typeName} has no field ${name}`);
  const info = {} as Parameters<Resolver>[3];
  return resolveField(field)({ parent: "file", ...item }, {}, context, info);
}

describe("A field of an item", () => {
  it("is what the file says", () => {
    expect(resolve(event, "title", { title: "Sprint" })).toBe("Sprint");
    expect(resolve(event, "fee", { fee: 0 })).toBe(0);
    expect(resolve(event, "registrationOpen", { registrationOpen: false })).toBe(false);
  });

  it("is read from its old spelling, and null where it is empty", () => {
    expect(resolve(workshop, "level", { difficulty: "beginner" })).toBe("beginner");
    expect(resolve(event, "venue", { venue: " \n" })).toBeNull();
  });
});

describe("A list of an item", () => {
  it.each([{}, { prizes: null }, { prizes: [] }, { prizes: ["", null, " "] }])(
    "is empty with %j, never null",
    (item) => {
      expect(resolve(event, "prizes", item)).toEqual([]);
    },
  );

  it("of objects has every field of each, null where it is absent, and none that the model lacks", () => {
    const gallery = [{ src: "../media/a.jpg", alt: "A" }, null, { src: "b.jpg", alt: "", extra: 1 }];
    expect(resolve(event, "gallery", { gallery })).toEqual([
      { src: { reference: "../media/a.jpg", directory: "/content/x" }, alt: "A" },
      { src: { reference: "b.jpg", directory: "/content/x" }, alt: null },
    ]);
  });
});

describe("What refers to files", () => {
  it("knows the folder that it is meant from", () => {
    expect(resolve(event, "image", { image: "../media/a.jpg" })).toEqual({
      reference: "../media/a.jpg",
      directory: "/content/x",
    });
    expect(resolve(event, "fullDescription", { fullDescription: "# Hi" })).toEqual({
      markdown: "# Hi",
      directory: "/content/x",
    });
  });

  it("is null where there is nothing", () => {
    expect(resolve(event, "image", { image: "" })).toBeNull();
    expect(resolve(post, "description", {})).toBeNull();
  });
});
