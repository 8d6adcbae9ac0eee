import { graphql } from "gatsby";
import { achievementsByYear } from "../../domain/achievements/achievements-by-year";
import { isSelection } from "../../domain/text/selection";
import { itemElementId } from "../../domain/element-ids";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { EmptyState } from "../content/states/EmptyState";
import { Section } from "../ui/Section";
import { InvolvedPeople } from "../content/facts/InvolvedPeople";
import { pictureSource } from "../content/picture-source";
import { Picture } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { Text } from "../ui/Text";
import { LinkItems } from "../content/LinksSection";
import { AchievementFacts } from "./AchievementFacts";
import { yearText } from "../../domain/text/amounts";
import { t } from "../../words/t";
import * as styles from "./achievements.module.css";

interface AchievementTimelineProps {
  readonly achievements: readonly Queries.AchievementEntryFragment[];
  /** The number in the club's own words, such as '12+'. */
  readonly claim?: string | null | undefined;
}

export function AchievementTimeline({ achievements, claim }: AchievementTimelineProps) {
  return (
    <>
      <PageHeader title={t("Achievements")} place="achievements" command="git log --oneline">
        <p>{t("What our members have won, built and been praised for, year by year.")}</p>
        {isSelection(claim, achievements.length) && <p>{t("This is a selection.")}</p>}
      </PageHeader>
      <div className="container">
        {achievements.length === 0 ? (
          <EmptyState title={t("No achievements yet")}>{t("Come back soon.")}</EmptyState>
        ) : (
          <Sections>
            {achievementsByYear(achievements).map(({ year, achievements: inYear }) => (
              <Section key={year} title={year === null ? t("Without a date") : yearText(year)}>
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

export function AchievementEntry({ achievement }: { readonly achievement: Queries.AchievementEntryFragment }) {
  const { jsonId, title, event, people, description, image, links } = achievement;
  const picture = pictureSource(image);
  return (
    <article id={itemElementId(jsonId)} className={styles.entry}>
      <div className={styles.words}>
        <AchievementFacts achievement={achievement} className={styles.facts} />
        <Text as="h3" className={styles.title}>
          {title}
        </Text>
        {event && (
          <Text as="p" className={styles.event}>
            {event}
          </Text>
        )}
        <InvolvedPeople people={people} />
        {description && <Prose html={description.html} />}
        {links.length > 0 && (
          <ul role="list" className={styles.links} aria-label={t("Links")}>
            <LinkItems links={links} />
          </ul>
        )}
      </div>
      {picture && <Picture source={picture} alt="" className={styles.picture} />}
    </article>
  );
}

/** @public Gatsby collects it. */
export const achievementEntry = graphql`
  fragment AchievementEntry on Achievement {
    jsonId
    title
    date
    event
    place
    people {
      name
      profile
    }
    description {
      html
    }
    image {
      pictureUrl
      picture {
        gatsbyImageData(size: ACHIEVEMENT)
      }
    }
    links {
      label
      url {
        url
      }
    }
  }
`;
