import type { CreateNodeArgs, Node } from "gatsby";
import type { ContentItem } from "../../../../src/content/content";
import {
  contentTypeName,
  createArticleNode,
  isArticleFile,
  isForeignFile,
  modelFields,
  sourceAt,
  type ContentFileNode,
} from "../../../../src/gatsby/schema/content-nodes";
import { kinds, singletons, writtenFiles } from "../../../../src/model/content-model";
import { member } from "../../../../src/model/kinds/member";
import { fileOfYear } from "../../../../src/model/kind";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";
import { fileNode, inMainLanguage } from "../../../support/content/gatsby-nodes";

interface Plugin {
  readonly onCreateNode: (arguments_: CreateNodeArgs, options: object) => Promise<void>;
}

const fieldsPlugin = jest.requireActual<Plugin>("../../../../src/gatsby/plugin-model-fields/gatsby-node.js");
const jsonTransformer = jest.requireActual<Plugin>("gatsby-transformer-json/gatsby-node.js");

/** The node that a file with this text becomes, made by the plugins in the order of gatsby-config.ts. */
async function nodeOf(relativePath: string, text: string): Promise<Node> {
  const nodes: Node[] = [];
  const links: unknown[] = [];
  const node = fileNode(relativePath);
  const arguments_: Partial<Record<keyof CreateNodeArgs, unknown>> = {
    node,
    loadNodeContent: ({ internal }: Node) => Promise.resolve(internal.content ?? text),
    createNodeId: (id: string) => `node ${id}`,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    actions: {
      createNode: (created: Node) => nodes.push(created),
      createParentChildLink: (link: unknown) => links.push(link),
    },
  };
  const given = arguments_ as unknown as CreateNodeArgs;
  if (isArticleFile({ node })) await createArticleNode(given, inMainLanguage);
  else {
    await fieldsPlugin.onCreateNode(given, {
      modelFields: (file: ContentFileNode, content: string) => modelFields(file, content, inMainLanguage),
    });
    await jsonTransformer.onCreateNode(given, { typeName: contentTypeName });
  }
  expect(links).toEqual([{ parent: node, child: nodes[0] }]);
  const [created] = nodes;
  if (!created) throw new Error("No node was created");
  return created;
}

describe("A Markdown file of the content tree", () => {
  it("becomes an article in the folder of articles", () => {
    expect(isArticleFile({ node: fileNode("blog/first.md") })).toBe(true);
  });

  it.each(["README.md", "blog/README.md", "blog/.draft.md", "blog/drafts/x.md", "events/x.md", "blog/x.json"])(
    "stays a file where it holds no article: %s",
    (file) => {
      expect(isArticleFile({ node: fileNode(file) })).toBe(false);
    },
  );
});

describe("The node of an item", () => {
  it("holds the fields of the model under their names, and the item's id as jsonId", async () => {
    const file = '{ "id": "x", "title": "X", "fee": 0, "gallery": [{ "src": "a.jpg" }] }';
    const { internal, ...node } = await nodeOf("events/x.json", file);
    expect(internal.type).toBe("Event");
    expect(node).toEqual({
      id: "node events/x.json >>> JSON",
      jsonId: "x",
      title: "X",
      fee: 0,
      gallery: [{ src: "a.jpg" }],
      parent: "events/x.json",
      children: [],
    });
  });

  it("has the slug of its file and the text below the front matter where it is an article", async () => {
    expect(await nodeOf("blog/first.md", "---\ntitle: First\nid: other\n---\nThe text.")).toMatchObject({
      jsonId: "first",
      title: "First",
      markdown: "The text.",
      internal: { type: "Article" },
    });
  });

  it("reads old spellings, and leaves out null and blank values", async () => {
    const node = await nodeOf(
      "workshops/x.json",
      '{ "id": "x", "title": "X", "difficulty": "beginner", "venue": " " }',
    );
    expect(node.level).toBe("beginner");
    expect(node).not.toHaveProperty("difficulty");
    expect(node).not.toHaveProperty("venue");
  });

  it.each(["children", "internal", "__proto__", "path", "jsonId", "colour"])(
    "ignores a field that the model does not know: %s",
    async (name) => {
      const known = { id: "x", title: "X" };
      const expected = await nodeOf("events/x.json", JSON.stringify(known));
      const file = `{ "id": "x", "title": "X", ${JSON.stringify(name)}: { "type": "Evil", "owner": "x" } }`;
      expect(await nodeOf("events/x.json", file)).toStrictEqual(expected);
      const articleWith = (line: string) => nodeOf("blog/first.md", `---\ntitle: First\n${line}---\nThe text.`);
      expect(await articleWith(`${name}: { type: Evil }\n`)).toStrictEqual(await articleWith(""));
    },
  );
});

test("in a further language, a node holds the translation, and the address that its page has in the main one", () => {
  const eva = { id: 1, name: "Eva Khan", portfolio: "https://eva.example.org" };
  const file = "members/1.json";
  const translated: ContentItem = {
    ...{ source: member, file, name: "1", repeated: new Set() },
    fields: { ...eva, name: "ইভা খান" },
  };
  const inBangla = { translatedItem: (asked: string) => (asked === file ? translated : undefined) };
  expect(modelFields(fileNode(file), JSON.stringify(eva), inBangla)).toMatchObject({
    name: "ইভা খান",
    portfolioPage: "/eva-khan",
  });
});

// Gatsby keeps these for itself: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-interface/
const reserved = ["parent", "children", "internal", "fields", "jsonId", "markdown", "portfolioPage"];

it.each([...kinds, ...singletons, ...writtenFiles].map(({ typeName, schema }) => [typeName, schema] as const))(
  "no field of %s bears a name that the node needs for itself",
  (_typeName, schema) => {
    expect(fieldsOf(schema).filter(({ name }) => reserved.includes(name))).toEqual([]);
  },
);

describe("What a file holds", () => {
  it.each(kinds.map((kind) => [`${kind.folder}/x.${kind.format ? "md" : "json"}`, kind] as const))(
    "follows from its folder: %s",
    (file, kind) => {
      expect(sourceAt(file)).toBe(kind);
    },
  );

  const siteFiles = [...singletons, ...writtenFiles].map((each) => [fileOfYear(each, "2026"), each] as const);

  it.each(siteFiles)("follows from its own name: %s", (file, singleton) => {
    expect(sourceAt(file)).toBe(singleton);
  });

  it.each([
    "events/README.json",
    "blog/README.md",
    "blog/.x.md",
    "events/x.md",
    "x.json",
    "constructor/x.json",
    "ratings/26.json",
    "ratings/YYYY.json",
  ])("is nothing where it is not content: %s", (file) => {
    expect(sourceAt(file)).toBeUndefined();
  });
});

describe("A file that is none of the content's", () => {
  it.each([
    "package.json",
    "site/other.json",
    "events/2026/x.json",
    "events/x.JSON",
    "media/x.json",
    ".vscode/settings.json",
    "events/.x.json",
    ".git/config",
  ])("is never read: %s", (file) => {
    expect(isForeignFile("/club/content", `/club/content/${file}`)).toBe(true);
  });

  it.each(["site/club.json", "events/x.json", "blog/x.md", "media/x.jpg", "README.md", "", "media"])(
    "is not confused with what is: '%s'",
    (file) => {
      expect(isForeignFile("/club/content", `/club/content/${file}`)).toBe(false);
    },
  );
});
