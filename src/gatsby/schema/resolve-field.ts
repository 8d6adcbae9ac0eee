import type { GraphQLResolveInfo } from "graphql";
import type { Node } from "gatsby";
import { factsOf } from "../../model/fields/field-kinds";
import { type JsonObject, isJsonObject } from "../../model/schema/json-object";
import { normalisedField } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf, type Field } from "../../model/schema/schema-fields";

interface NodeModel {
  getNodeById(arguments_: { id: string }): Node | null;
  findOne(arguments_: { type: string; query: { filter: object } }): Promise<Node | null>;
  findAll(arguments_: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

export type GatsbyResolver<Source = JsonObject> = (
  source: Source,
  arguments_: JsonObject,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;

/** A reference to a file and the folder it is relative to: the source of a ContentFile. */
export interface FileReference {
  readonly reference: string;
  /** Absolute; undefined if the item has no file of its own. */
  readonly directory: string | undefined;
}

/** Markdown and the folder its links are relative to. */
export interface MarkdownSource {
  readonly markdown: string;
  readonly directory: string | undefined;
  readonly isShort?: true | undefined;
}

/** Resolves a field of an item in the spelling of the model; lists are never null. */
export function resolveField(field: Field): GatsbyResolver {
  return (source, _arguments, context) => {
    const value = normalisedField(field, source);
    const directory = needsDirectory(field) ? directoryOf(source, context) : undefined;
    return present(field, value, directory);
  };
}

function needsDirectory(field: Field): boolean {
  const { graphql, hasFields } = factsOf(field.info);
  return hasFields || graphql === "ContentFile" || graphql === "Markdown";
}

export function directoryOf(source: JsonObject, context: ResolverContext): string | undefined {
  const parent = typeof source.parent === "string" ? context.nodeModel.getNodeById({ id: source.parent }) : null;
  const directory: unknown = parent?.dir;
  return typeof directory === "string" ? directory : undefined;
}

function present(field: Field, value: unknown, directory: string | undefined): unknown {
  const { empty, isList } = factsOf(field.info);
  if (isList) return Array.isArray(value) ? value.map((entry) => presentOne(field, entry, directory)) : empty;
  return value === undefined ? empty : presentOne(field, value, directory);
}

function presentOne(field: Field, value: unknown, directory: string | undefined): unknown {
  const { graphql, hasFields } = factsOf(field.info);
  if (hasFields) return presentGroup(field, value, directory);
  if (graphql === "ContentFile") return { reference: value, directory };
  return graphql === "Markdown" ? { markdown: value, directory, isShort: field.info.isShort } : value;
}

function presentGroup(field: Field, value: unknown, directory: string | undefined): unknown {
  const schema = groupSchemaOf(field);
  if (!schema || !isJsonObject(value)) return null;
  return Object.fromEntries(
    fieldsOf(schema).map((inner) => [inner.name, present(inner, value[inner.name], directory)]),
  );
}
