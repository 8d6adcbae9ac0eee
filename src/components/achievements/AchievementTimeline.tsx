import { achievementsByYear } from "../../domain/achievements/achievements-by-year";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { EmptyState } from "../content/states/EmptyState";
import { Section } from "../ui/Section";
import { AchievementEntry } from "./AchievementEntry";
import * as styles from "./achievements.module.css";

interface AchievementTimelineProps {
  readonly achievements: readonly Queries.AchievementEntryFragment[];
}

/** The page of all achievements, by year. */
export function AchievementTimeline({ achievements }: AchievementTimelineProps) {
  return (
    <>
      <PageHeader title="Achievements" place="achievements" command="git log --oneline">
        <p>What our members have won, built and been praised for, year by year.</p>
      </PageHeader>
      <div className="container">
        {achievements.length === 0 ? (
          <EmptyState title="No achievements yet">Come back soon.</EmptyState>
        ) : (
          <Sections>
            {achievementsByYear(achievements).map(({ year, achievements: inYear }) => (
              <Section key={year} title={year ?? "Without a date"}>
                <ol role="list" className={styles.line}>
                  {inYear.map((achievement) => (
                    <li key={achievement.jsonId}>
                      <AchievementEntry achievement={achievement} />
                    </li>
                  ))}
                </ol>
              </Section>
            ))}
          </Sections>
        )}
      </div>
    </>
  );
}
