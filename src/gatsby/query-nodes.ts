import type { CreatePagesArgs } from "gatsby";

/** All nodes of a GraphQL type such as `Event`; throws the errors of GraphQL. */
export function queryNodes<T>(
  graphql: CreatePagesArgs["graphql"],
  typeName: string,
  fields: string,
): Promise<readonly T[]> {
  return querySome(graphql, typeName, "", fields);
}

/** The nodes of these ids, in any order. */
export function queryNodesById<T>(
  graphql: CreatePagesArgs["graphql"],
  typeName: string,
  ids: readonly string[],
  fields: string,
): Promise<readonly T[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return querySome(graphql, typeName, `(filter: { id: { in: ${JSON.stringify(ids)} } })`, fields);
}

/** Few enough that their pictures, which are opened at the same time, fit into memory. */
const AT_ONCE = 50;

/** The same for fields that are expensive, such as pictures: a few nodes at a time. */
export async function queryNodesInBatches<T>(
  graphql: CreatePagesArgs["graphql"],
  typeName: string,
  fields: string,
): Promise<readonly T[]> {
  const nodes: T[] = [];
  let more: readonly T[];
  do {
    more = await querySome<T>(graphql, typeName, `(skip: ${nodes.length}, limit: ${AT_ONCE})`, fields);
    nodes.push(...more);
  } while (more.length === AT_ONCE);
  return nodes;
}

async function querySome<T>(
  graphql: CreatePagesArgs["graphql"],
  typeName: string,
  which: string,
  fields: string,
): Promise<readonly T[]> {
  const connection = `all${typeName}`;
  const query = `{ ${connection}${which} { nodes { ${fields} } } }`;
  const result = await graphql<Record<string, { nodes: T[] }>>(query);
  const errors: unknown = result.errors;
  if (errors) throw new Error(`Can't read ${connection}: ${JSON.stringify(errors)}`);
  return result.data?.[connection]?.nodes ?? [];
}
