import { graphql, type PageProps } from "gatsby";
import { AchievementTimeline } from "../components/achievements/AchievementTimeline";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { achievementsByYear } from "../domain/achievements/achievements-by-year";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function AchievementsPage({ data, pageContext }: PageProps<Queries.AchievementsPageQuery, ListContext>) {
  const { name } = useClub();
  const achievements = data.allAchievement.nodes;
  const newestFirst = achievementsByYear(achievements).flatMap((year) => year.achievements);
  const paths = newestFirst.map(({ jsonId }) => routes.inList("achievements", jsonId));
  return (
    <>
      <ListHead
        folder="achievements"
        title={t("Achievements")}
        description={t("Contests, prizes and other successes of the members of {club}, year by year.", {
          club: name,
        })}
        paths={paths}
        context={pageContext}
      />
      <AchievementTimeline achievements={achievements} claim={data.home?.awardsWon} />
    </>
  );
}

export const query = graphql`
  query AchievementsPage {
    home {
      awardsWon
    }
    allAchievement(sort: { jsonId: ASC }) {
      nodes {
        ...AchievementEntry
      }
    }
  }
`;
