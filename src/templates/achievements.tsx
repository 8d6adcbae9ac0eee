import { graphql, type PageProps } from "gatsby";
import { AchievementTimeline } from "../components/achievements/AchievementTimeline";
import { Seo } from "../components/seo/Seo";
import { achievementsByYear } from "../domain/achievements/achievements-by-year";
import { routes } from "../domain/routes";
import { awardsPage } from "../domain/structured-data/awards";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly noindex?: boolean;
}

export default function AchievementsPage({ data, pageContext }: PageProps<Queries.AchievementsPageQuery, Context>) {
  const club = useClub();
  const achievements = data.allAchievement.nodes;
  const newestFirst = achievementsByYear(achievements).flatMap((year) => year.achievements);
  return (
    <>
      <Seo
        title={t("Achievements")}
        description={t("Contests, prizes and other successes of the members of {club}, year by year.", {
          club: club.name,
        })}
        path={routes.list("achievements")}
        noindex={pageContext.noindex === true}
        structuredData={[awardsPage(newestFirst, club)]}
      />
      <AchievementTimeline achievements={achievements} />
    </>
  );
}

export const query = graphql`
  query AchievementsPage {
    allAchievement(sort: { jsonId: ASC }) {
      nodes {
        ...AchievementEntry
      }
    }
  }
`;
