import { graphql, type PageProps } from "gatsby";
import { AchievementTimeline } from "../components/achievements/AchievementTimeline";
import { Seo } from "../components/seo/Seo";
import { achievementsByYear } from "../domain/achievements/achievements-by-year";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly noindex?: boolean;
}

export default function AchievementsPage({ data, pageContext }: PageProps<Queries.AchievementsPageQuery, Context>) {
  const { name, siteUrl } = useClub();
  const achievements = data.allAchievement.nodes;
  const newestFirst = achievementsByYear(achievements).flatMap((year) => year.achievements);
  const paths = newestFirst.map(({ jsonId }) => routes.inList("achievements", jsonId));
  return (
    <>
      <Seo
        title={t("Achievements")}
        description={t("Contests, prizes and other successes of the members of {club}, year by year.", {
          club: name,
        })}
        path={routes.list("achievements")}
        noindex={pageContext.noindex === true}
        structuredData={[collection(siteUrl, t("Achievements"), routes.list("achievements"), paths)]}
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
