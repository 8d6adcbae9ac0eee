import { graphql } from "gatsby";
import { categoryText } from "../../domain/text/category-text";
import { capitalised } from "../../domain/text/letters";
import { routes } from "../../domain/routes";
import { upcomingAt, upcomingChange } from "../../domain/activities/upcoming";
import { validUntil } from "../../domain/start/start-when";
import { useNow } from "../../hooks/useNow";
import { LinkedText } from "../navigation/LinkedText";
import { JoinButton } from "../activities/JoinButton";
import { EmptyState } from "../content/states/EmptyState";
import { Facts } from "../content/facts/Facts";
import { scheduleFacts } from "../content/facts/schedule-facts";
import { leafTexts } from "../../domain/time/date-text";
import { lastDayOf } from "../../domain/time/schedule";
import { pictureSource } from "../content/picture-source";
import { TextLink } from "../navigation/SiteLink";
import { ButtonLink } from "../navigation/ButtonLink";
import { Picture } from "../ui/Picture";
import { Section } from "../ui/Section";
import { Tag } from "../ui/Tag";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./Upcoming.module.css";

interface UpcomingProps {
  readonly entries: readonly Queries.UpcomingEntryFragment[];
  /** ISO 8601 */
  readonly asOf: string;
  /** True if the club has never had an event or workshop. */
  readonly isNew?: boolean;
}

/** The next events and workshops, as of when the page is read. */
export function Upcoming({ entries, asOf, isNew = false }: UpcomingProps) {
  const now = useNow(asOf);
  const upcoming = upcomingAt(entries, now);
  return (
    <div className="container" {...validUntil(upcomingChange(entries, now))}>
      <Section title={t("Upcoming")}>
        {upcoming.length === 0 ? (
          <EmptyState title={t("No Upcoming Events or Workshops")}>
            {!isNew && <p>{t("See what we have done before.")}</p>}
            <div className={buttons.row}>
              <ButtonLink to={routes.list("events")}>{t("Past events")}</ButtonLink>
              <ButtonLink to={routes.list("workshops")}>{t("Past workshops")}</ButtonLink>
            </div>
          </EmptyState>
        ) : (
          <ol role="list" className={styles.list}>
            {upcoming.map((entry) => (
              <li key={entry.key} data-pagefind-ignore={hasPage(entry) ? "all" : undefined}>
                <UpcomingEntry entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
}

/** The search finds the page of an event instead. */
function hasPage({ link }: Queries.UpcomingEntryFragment): boolean {
  return Boolean(link?.startsWith("/"));
}

interface UpcomingEntryProps {
  readonly entry: Queries.UpcomingEntryFragment & { readonly date: string };
}

function UpcomingEntry({ entry }: UpcomingEntryProps) {
  const { title, type, link, description, joinLink } = entry;
  const picture = pictureSource(entry.image);
  const { day, month } = leafTexts(entry.date);
  return (
    <div className={styles.entry} data-one-day={lastDayOf(entry) === undefined || undefined}>
      {/* The facts give the full date. */}
      <p className={styles.leaf} aria-hidden="true">
        <strong>{day}</strong> <span>{month}</span>
      </p>
      {picture && <Picture source={picture} alt="" className={styles.upcomingPicture} />}
      <div className={styles.words}>
        <div>
          <Tag tone="accent">{capitalised(categoryText(type))}</Tag>
          <h3 className={styles.upcomingTitle}>
            <TextLink to={link}>{title}</TextLink>
          </h3>
          {description && <LinkedText as="p">{description}</LinkedText>}
          {joinLink && (
            <div className={buttons.row}>
              <JoinButton title={title} to={joinLink} />
            </div>
          )}
        </div>
        <Facts facts={scheduleFacts(entry)} />
      </div>
    </div>
  );
}

/** @public Gatsby collects it. */
export const upcomingEntry = graphql`
  fragment UpcomingEntry on UpcomingEntry {
    key
    title
    type
    link
    date
    endDate
    time
    everyDay
    repeats
    repeatsUntil
    repeatsExcept
    venue
    joinLink
    description
    image {
      pictureUrl
      picture {
        gatsbyImageData(size: UPCOMING)
      }
    }
  }
`;
