import { graphql, type PageProps } from "gatsby";
import { TeamLists } from "../components/people/TeamLists";
import { Seo } from "../components/seo/Seo";
import { currentAndPast } from "../domain/people/leader-roles";
import { shownLeaders } from "../domain/people/team-lists";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const { name, siteUrl } = useClub();
  const [current, past] = currentAndPast(data.team.nodes, data.past.nodes);
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
    team: allTeamMember(sort: { jsonId: ASC }) {
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
