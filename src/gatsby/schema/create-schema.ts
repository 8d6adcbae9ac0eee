import { factsOf } from "../../model/fields/field-kinds";
import type { CreateSchemaCustomizationArgs, NodePluginSchema } from "gatsby";
import { kinds, singletons, writtenFiles, type KindWith } from "../../model/content-model";
import { hasFeature, type FolderWith } from "../../model/descriptors";
import { isPublished, type Kind, type Singleton } from "../../model/kind";
import { fieldsOf, groupSchemaOf, type Field } from "../../model/schema/schema-fields";
import type { MissingTranslations } from "../untranslated";
import { buildTimeFields } from "./build-time";
import { hasPortfolio } from "./content-nodes";
import { contentFileType } from "./content-file";
import { hostedQuery, upcomingEntryType, upcomingQuery } from "./home-queries";
import { articleHeadingType, articleTextType, markdownType } from "./markdown-type";
import { pictureSizeType } from "./pictures";
import { result } from "../../model/kinds/result";
import { bestPlacingField, withRoundRows } from "./result-fields";
import { posterCodeField, posterCodeType } from "./poster-code-field";
import { directoryOf, resolveField, type GatsbyResolver } from "./resolve-field";

const siteTypes = `
  type Site implements Node { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String!, asOf: String! }
`;

export function createSchema(
  { actions, schema }: CreateSchemaCustomizationArgs,
  untranslated: MissingTranslations,
): void {
  actions.createTypes([
    siteTypes,
    buildTimeFields,
    posterCodeType,
    upcomingEntryType,
    upcomingQuery(schema),
    hostedQuery(schema),
    pictureSizeType(schema),
    contentFileType(schema),
    articleHeadingType,
    articleTextType(schema, untranslated),
    markdownType(schema, untranslated),
    ...modelTypes(schema),
  ]);
}

type ObjectType = ReturnType<NodePluginSchema["buildObjectType"]>;
type InterfaceType = ReturnType<NodePluginSchema["buildInterfaceType"]>;

/** The kinds of each family, whose interface allows one fragment for all of them. */
const families = new Map<string, readonly Kind[]>();
for (const kind of kinds)
  if (kind.family !== undefined) families.set(kind.family, [...(families.get(kind.family) ?? []), kind]);

/**
 * Explicit GraphQL types of all content, derived from the model, so that an empty or missing folder breaks no query.
 */
function modelTypes(schema: NodePluginSchema): (ObjectType | InterfaceType)[] {
  const nodeTypes = [...kinds, ...singletons, ...writtenFiles].flatMap((source) => nodeType(schema, source));
  const texts = kinds.filter(({ format }) => format === "markdown").map(({ typeName }) => bodyType(schema, typeName));
  return [...[...families].map(([name, members]) => familyType(schema, name, members)), ...nodeTypes, ...texts];
}

/** The fields that all kinds of a family have, except groups, for which each kind has its own types. */
function familyType(schema: NodePluginSchema, name: string, members: readonly Kind[]): InterfaceType {
  const [first = new Map<string, string>(), ...others] = members.map(
    (kind) => new Map(fieldsOf(kind.schema).map((field) => [fieldName(field), graphqlType(kind.typeName, field)])),
  );
  const shared = [...first].filter(([field, type]) => others.every((fields) => fields.get(field) === type));
  return schema.buildInterfaceType({ name, fields: Object.fromEntries(shared) });
}

/** An item's own id has another name here, since Gatsby gives each node an `id`. */
function fieldName({ name, info }: Field): string {
  return factsOf(info).isId ? "jsonId" : name;
}

function nodeType(schema: NodePluginSchema, source: Kind | Singleton): ObjectType[] {
  const { typeName } = source;
  const fields = fieldsOf(source.schema);
  const nodeFields = Object.fromEntries(
    fields
      .filter(({ info }) => !factsOf(info).isId)
      .map((field) => [field.name, { type: graphqlType(typeName, field), resolve: resolverOf(source, field) }]),
  );
  const isNumbered = fields.some(({ info }) => factsOf(info).isId && factsOf(info).graphql === "Int");
  return [
    schema.buildObjectType({
      name: typeName,
      interfaces: ["Node", ...("family" in source && source.family ? [source.family] : [])],
      extensions: { infer: false },
      fields: {
        jsonId: { type: isNumbered ? "Int!" : "String!" },
        ...nodeFields,
        ...("isPublished" in source && { isPublished: { type: "Boolean!", resolve: publication(source) } }),
        ...(hasPoster(source) && posterCodeField(source.folder)),
        ...(source === result && bestPlacingField),
        ...(hasPortfolio(source) && { portfolioPage: { type: "String" } }),
      },
    }),
    ...groupTypes(schema, typeName, fields),
  ];
}

function resolverOf(source: Kind | Singleton, field: Field): GatsbyResolver {
  const resolve = resolveField(field);
  if (source !== result || field.name !== "rows") return resolve;
  return async (item, names, context, info) => resolve(await withRoundRows(item, context), names, context, info);
}

/** Items that take place at a time have pages that are printed as posters. */
function hasPoster(source: Kind | Singleton): source is KindWith<FolderWith<"calendar">> {
  return "folder" in source && hasFeature(source.folder, "calendar");
}

/** Queries use this instead of deciding themselves what is published. */
function publication(kind: Kind): GatsbyResolver {
  return (item) => isPublished(kind, item);
}

function bodyType(schema: NodePluginSchema, typeName: string): ObjectType {
  const resolve: GatsbyResolver = (source, _arguments, context) => ({
    markdown: typeof source.markdown === "string" ? source.markdown : "",
    directory: directoryOf(source, context),
  });
  return schema.buildObjectType({
    name: typeName,
    interfaces: ["Node"],
    fields: { body: { type: "ArticleText!", resolve } },
  });
}

function groupTypes(schema: NodePluginSchema, typeName: string, fields: readonly Field[]): ObjectType[] {
  return fields.flatMap((field) => {
    const inner = groupSchemaOf(field);
    if (!inner) return [];
    const name = groupTypeName(typeName, field);
    const innerFields = fieldsOf(inner);
    return [
      schema.buildObjectType({
        name,
        fields: Object.fromEntries(innerFields.map((innerField) => [innerField.name, graphqlType(name, innerField)])),
      }),
      ...groupTypes(schema, name, innerFields),
    ];
  });
}

function groupTypeName(typeName: string, { name }: Field): string {
  return typeName + name.charAt(0).toUpperCase() + name.slice(1);
}

function graphqlType(typeName: string, field: Field): string {
  const { graphql, isList } = factsOf(field.info);
  const named = graphql ?? groupTypeName(typeName, field);
  if (isList) return `[${named}!]!`;
  return field.required && !field.info.isUpToClub ? `${named}!` : named;
}
