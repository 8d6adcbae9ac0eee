import type { CreatePagesArgs } from "gatsby";
import { currentAndPast, leadersOf, type Leader, type LeaderRecord } from "../../domain/people/leader-roles";
import { pastTerms, termPages } from "../../domain/people/team-lists";
import { routes } from "../../domain/routes";
import { kindOf } from "../../model/content-model";
import { queryNodes } from "../query-nodes";
import { templateFile } from "./page-context";

export type LeaderNode = LeaderRecord & { readonly id: string };

const fields = "id jsonId name position session email github linkedin isActive roles { term position }";

/** All current and past leaders. */
export async function queryLeaders({ graphql }: CreatePagesArgs): Promise<Leader<LeaderNode>[]> {
  const recordsOf = (folder: "team" | "past-leaders", ownFields: string) =>
    queryNodes<LeaderNode>(graphql, kindOf(folder).typeName, `${fields} ${ownFields}`);
  return leadersOf(...currentAndPast(await recordsOf("team", ""), await recordsOf("past-leaders", "tenure")));
}

/** The pages of terms, if there are too many past leaders for one page. */
export function createTermPages({ actions }: CreatePagesArgs, leaders: readonly Leader<LeaderNode>[]): void {
  const terms = pastTerms(leaders);
  const pages = termPages(terms);
  for (const [index, { slug }] of pages.entries()) {
    const entries = terms[index]?.entries ?? [];
    const ids = entries.flatMap(({ leader, profile }) => [leader.jsonId, profile]);
    const component = templateFile("term");
    actions.createPage({ path: routes.year("team", slug), component, context: { slug, pages, ids } });
  }
}
