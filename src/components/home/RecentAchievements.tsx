import { graphql } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { routes } from "../../domain/routes";
import { AchievementFacts } from "../achievements/AchievementFacts";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

interface RecentAchievementsProps {
  readonly achievements: readonly Queries.RecentAchievementFragment[];
}

export function RecentAchievements({ achievements }: RecentAchievementsProps) {
  if (achievements.length === 0) return null;
  const aside = <SiteLink to={routes.list("achievements")}>{t("All achievements")}</SiteLink>;
  return (
    <div className="container">
      <Section title={t("What we are proud of")} aside={aside}>
        <ol role="list" className={styles.rows} data-pagefind-ignore="all">
          {[...achievements].sort(newestNoticeFirst).map((achievement) => (
            <li key={achievement.jsonId} className={styles.card}>
              <Entry achievement={achievement} />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function Entry({ achievement }: { readonly achievement: Queries.RecentAchievementFragment }) {
  const { jsonId, title, event } = achievement;
  return (
    <div className={styles.body}>
      <AchievementFacts achievement={achievement} className={styles.date} />
      <h3 className={styles.title}>
        <TextLink to={routes.inList("achievements", jsonId)}>{title}</TextLink>
      </h3>
      {event && <Text as="p">{event}</Text>}
    </div>
  );
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
