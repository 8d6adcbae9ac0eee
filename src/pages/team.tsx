import { graphql, type PageProps } from "gatsby";
import { TeamLists } from "../components/people/TeamLists";
import { Seo } from "../components/seo/Seo";
import { shownLeaders } from "../domain/people/team-lists";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const { name, siteUrl } = useClub();
  const current = data.current.nodes;
  const past = [...data.former.nodes, ...data.past.nodes];
  const paths = shownLeaders(current, past).map((id) => routes.item("team", id));
  return (
    <>
      <Seo
        title={t("Team")}
        description={t("Those who lead {club} now, and those who led it before.", { club: name })}
        path={routes.list("team")}
        structuredData={[collection(siteUrl, t("Our Team"), routes.list("team"), paths)]}
      />
      <TeamLists current={current} past={past} />
    </>
  );
}

export const query = graphql`
  query TeamPage {
    current: allTeamMember(filter: { isActive: { ne: false } }, sort: { jsonId: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
    former: allTeamMember(filter: { isActive: { eq: false } }, sort: { jsonId: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
    past: allPastLeader(sort: { jsonId: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
  }
`;
