import type { CreatePagesArgs } from "gatsby";

/** All nodes of a connection such as `allEvent`; throws what GraphQL complains of. */
export async function queryNodes<T>(
  graphql: CreatePagesArgs["graphql"],
  connection: string,
  fields: string,
): Promise<readonly T[]> {
  const { data, errors } = await graphql<Record<string, { nodes: T[] }>>(`{ ${connection} { nodes { ${fields} } } }`);
  if (errors) throw new Error(`Can't read ${connection}: ${String(errors)}`);
  return data?.[connection]?.nodes ?? [];
}
