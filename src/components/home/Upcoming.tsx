import { capitalised } from "../../domain/capitalised";
import { routes } from "../../domain/routes";
import { upcomingAt } from "../../domain/upcoming";
import { useNow } from "../../hooks/useNow";
import { EmptyState } from "../content/EmptyState";
import { Facts } from "../content/Facts";
import { scheduleFacts } from "../content/schedule-facts";
import { SiteLink } from "../navigation/SiteLink";
import { ButtonLink } from "../navigation/ButtonLink";
import * as buttons from "../ui/button.module.css";
import { Section } from "../ui/Section";
import { Tag } from "../ui/Tag";
import * as styles from "./Upcoming.module.css";

interface UpcomingProps {
  readonly entries: Queries.HomePageQuery["upcoming"];
  /** ISO 8601 */
  readonly builtAt: string;
}

/** What comes next, decided when the page is read. */
export function Upcoming({ entries, builtAt }: UpcomingProps) {
  const upcoming = upcomingAt(entries, useNow(builtAt));
  return (
    <div className="container">
      <Section title="Upcoming">
        {upcoming.length === 0 ? (
          <EmptyState title="No Upcoming Events or Workshops">
            <p>See what we did before.</p>
            <div className={buttons.row}>
              <ButtonLink to={routes.events}>Past events</ButtonLink>
              <ButtonLink to={routes.workshops}>Past workshops</ButtonLink>
            </div>
          </EmptyState>
        ) : (
          <ol role="list" className={styles.list}>
            {upcoming.map(({ key, title, type, link, date, time, venue, description }) => (
              <li key={key} className={styles.entry}>
                <div>
                  <Tag tone="accent">{capitalised(type)}</Tag>
                  <h3 className={styles.title}>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</h3>
                  {description && <p>{description}</p>}
                </div>
                <Facts facts={scheduleFacts({ date, time, venue })} />
              </li>
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
}
