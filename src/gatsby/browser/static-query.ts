import { createContext, useContext } from "react";

/** The results of the queries that pages share, by the numbers that the build gives these. */
export type QueryResults = Record<string, unknown>;

export const StaticQueryContext = createContext<Readonly<QueryResults>>({});

/** Takes the place of `useStaticQuery` of the package `gatsby`: the build has put a number where the query was. */
export function useStaticQuery(query: string): unknown {
  const result = useContext(StaticQueryContext)[query];
  if (!(result instanceof Object && "data" in result)) throw new Error(`The result of query ${query} is missing`);
  return result.data;
}
