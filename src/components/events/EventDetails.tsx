import { graphql } from "gatsby";
import { categoryText } from "../../domain/text/category-text";
import { capitalised } from "../../domain/text/letters";
import type { PosterCode } from "../../domain/picture-source";
import { routes } from "../../domain/routes";
import { occurrenceAt } from "../../domain/time/occurrences";
import { useNow } from "../../hooks/useNow";
import { timetableOf } from "../../domain/activities/timetable";
import { ActivityPage } from "../activities/ActivityPage";
import { ActivityText, ShortLists } from "../activities/activity-sections";
import { Speakers } from "./Speakers";
import { StatusTag } from "../activities/StatusTag";
import { AddToCalendar } from "../calendar/AddToCalendar";
import { pictureSource } from "../content/picture-source";
import { TextSection } from "../content/TextList";
import { EventResults } from "../results/EventResults";
import { PosterFoot } from "../paper/PosterFoot";
import { Tag } from "../ui/Tag";
import { t } from "../../words/t";
import { Text } from "../ui/Text";
import { Section } from "../ui/Section";
import * as styles from "./EventDetails.module.css";

interface EventDetailsProps {
  readonly event: Queries.EventDetailsFragment;
  /** ISO 8601 */
  readonly asOf: string;
  readonly code?: PosterCode;
  readonly results?: readonly Queries.EventResultFragment[];
}

export function EventDetails({ event, asOf, code, results }: EventDetailsProps) {
  const now = useNow(asOf);
  const path = routes.item("events", event.jsonId);
  return (
    <>
      <ActivityPage
        folder="events"
        activity={{ ...event, date: occurrenceAt(event, now).date ?? null }}
        now={now}
        back={t("Back to Events")}
        subtitle={event.subtitle}
        picture={pictureSource(event.image)}
        badges={
          <>
            <StatusTag item={event} now={now} />
            {event.category && <Tag>{capitalised(categoryText(event.category))}</Tag>}
          </>
        }
        calendar={<AddToCalendar item={event} path={path} file={routes.itemCalendar("events", event.jsonId)} />}
        links={event.links}
        galleryTitle={t("Event Gallery")}
        pictures={event.gallery}
      >
        <ActivityText title={t("About This Event")} activity={event} />
        <EventResults results={results} />
        <Timetable title={t("Event Schedule")} lines={event.schedule} />
        <ShortLists>
          <Speakers speakers={event.speakers} />
          <TextSection title={t("Themes")} lines={event.themes} />
          <TextSection title={t("Topics")} lines={event.topics} />
          <TextSection title={t("Prizes")} lines={event.prizes} numbered />
          <TextSection title={t("Requirements")} lines={event.requirements} />
        </ShortLists>
      </ActivityPage>
      {code && <PosterFoot folder="events" id={event.jsonId} description={event.description} code={code} />}
    </>
  );
}

/** @public Gatsby collects it. */
export const eventDetails = graphql`
  fragment EventDetails on Event {
    ...ActivityPage
    repeats
    repeatsUntil
    repeatsExcept
    subtitle
    prizes
    requirements
    schedule
    organizer
    category
    topics
    speakers {
      ...Speaker
    }
    themes
    image {
      ...DetailPicture
    }
    links {
      label
      url {
        url
      }
    }
    gallery {
      alt
      thumbnail: src {
        ...GalleryThumbnail
      }
      full: src {
        ...GalleryFull
      }
    }
  }
`;

interface TimetableProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A schedule with its times in a separate column, day by day; a list if its lines have no times. */
function Timetable({ title, lines }: TimetableProps) {
  const parts = timetableOf(lines);
  if (!parts) return <TextSection title={title} lines={lines} />;
  return (
    <Section title={title}>
      <table role="table" className={styles.table}>
        {parts.map(({ day, rows }, part) => (
          <tbody key={part} role="rowgroup">
            {day !== "" && (
              <tr role="row">
                <th colSpan={2} scope="rowgroup" className={styles.day}>
                  <Text>{day}</Text>
                </th>
              </tr>
            )}
            {rows.map(({ time, text, isBreak }, index) => (
              <tr key={index} role="row" data-break={isBreak || undefined}>
                <th scope="row" className={styles.time}>
                  <Text>{time}</Text>
                </th>
                <td role="cell">
                  <Text>{text}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
