import { createContext, useContext } from "react";

/** The results of the queries that pages share, by the numbers that the build assigns. */
export type QueryResults = Record<string, unknown>;

export const StaticQueryContext = createContext<Readonly<QueryResults>>({});

/** Replaces `useStaticQuery` of the package `gatsby`: the build replaces queries with numbers. */
export function useStaticQuery(query: string): unknown {
  const result = useContext(StaticQueryContext)[query];
  if (!(result instanceof Object && "data" in result)) throw new Error(`The result of query ${query} is missing`);
  return result.data;
}
