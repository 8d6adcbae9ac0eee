import { graphql } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { routes } from "../../domain/routes";
import { AchievementFacts } from "../achievements/AchievementFacts";
import { RecentRows } from "./RecentRows";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

interface RecentAchievementsProps {
  readonly achievements: readonly Queries.RecentAchievementFragment[];
}

export function RecentAchievements({ achievements }: RecentAchievementsProps) {
  const rows = [...achievements].sort(newestNoticeFirst).map((achievement) => ({
    id: achievement.jsonId,
    to: routes.inList("achievements", achievement.jsonId),
    title: achievement.title,
    facts: <AchievementFacts achievement={achievement} className={styles.date} />,
    text: achievement.event,
  }));
  return <RecentRows title={t("What we are proud of")} folder="achievements" all={t("All achievements")} rows={rows} />;
}

/** @public Gatsby collects it. */
export const recentAchievement = graphql`
  fragment RecentAchievement on Achievement {
    jsonId
    title
    date
    event
    place
  }
`;
