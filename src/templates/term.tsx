import { graphql, type PageProps } from "gatsby";
import { TermList } from "../components/people/TermList";
import { Seo } from "../components/seo/Seo";
import { currentAndPast, leadersOf } from "../domain/people/leader-roles";
import { pastTerms, type TermPage, termSlug } from "../domain/people/team-lists";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface TermContext {
  readonly slug: string;
  readonly pages: readonly TermPage[];
}

export default function TermTemplate({ data, pageContext }: PageProps<Queries.TermPageQuery, TermContext>) {
  const { slug, pages } = pageContext;
  const { name } = useClub();
  // Leaders of this term may also have led the club in other terms.
  const terms = pastTerms(leadersOf(...currentAndPast(data.team.nodes, data.past.nodes)));
  const shown = terms.find(({ term }) => termSlug(term) === slug);
  if (!shown) return null;
  const title = shown.term === null ? t("Other leaders") : t("Leaders of {term}", { term: shown.term });
  return (
    <>
      <Seo
        title={title}
        description={t("{title}: those who led {club}.", { title, club: name })}
        path={routes.year("team", slug)}
        parents={[{ name: t("Team"), path: routes.list("team") }]}
      />
      <TermList title={title} entries={shown.entries} pages={pages} current={slug} />
    </>
  );
}

export const query = graphql`
  query TermPage($ids: [Int!]!) {
    team: allTeamMember(filter: { jsonId: { in: $ids } }, sort: { jsonId: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
    past: allPastLeader(filter: { jsonId: { in: $ids } }, sort: { jsonId: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
  }
`;
