import { graphql } from "gatsby";
import { categoryText } from "../../domain/text/category-text";
import { capitalised } from "../../domain/text/letters";
import type { PosterCode } from "../../domain/picture-source";
import { routes } from "../../domain/routes";
import { occurrenceAt } from "../../domain/time/occurrences";
import { useNow } from "../../hooks/useNow";
import { timetableOf } from "../../domain/activities/timetable";
import { ActivitySummary } from "../activities/ActivitySummary";
import { ActivityText, ContactSection } from "../activities/activity-sections";
import { StatusTag } from "../activities/StatusTag";
import { AddToCalendar } from "../calendar/AddToCalendar";
import { DetailPage } from "../content/page/DetailPage";
import { LinksSection } from "../content/LinksSection";
import { GallerySection } from "../content/GallerySection";
import { pictureSource } from "../content/picture-source";
import { TextSection } from "../content/TextList";
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
}

export function EventDetails({ event, asOf, code }: EventDetailsProps) {
  const now = useNow(asOf);
  const path = routes.item("events", event.jsonId);
  return (
    <>
      <DetailPage
        title={event.title}
        subtitle={event.subtitle}
        back={{ to: routes.list("events"), label: t("Back to Events") }}
        picture={pictureSource(event.image)}
        tags={
          <>
            <StatusTag item={event} now={now} />
            {event.category && <Tag>{capitalised(categoryText(event.category))}</Tag>}
          </>
        }
        summary={
          <ActivitySummary
            activity={{ ...event, date: occurrenceAt(event, now).date ?? null }}
            path={path}
            list={routes.list("events")}
            now={now}
            calendar={<AddToCalendar item={event} path={path} file={routes.itemCalendar("events", event.jsonId)} />}
          />
        }
      >
        <ActivityText title={t("About This Event")} activity={event} />
        <Timetable title={t("Event Schedule")} lines={event.schedule} />
        <TextSection title={t("Speakers")} lines={event.speakers} />
        <TextSection title={t("Themes")} lines={event.themes} />
        <TextSection title={t("Topics")} lines={event.topics} />
        <TextSection title={t("Prizes")} lines={event.prizes} numbered />
        <TextSection title={t("Requirements")} lines={event.requirements} />
        <LinksSection links={event.links} />
        <ContactSection activity={event} />
        <GallerySection title={t("Event Gallery")} entries={event.gallery} />
      </DetailPage>
      {code && <PosterFoot folder="events" id={event.jsonId} description={event.description} code={code} />}
    </>
  );
}

/** @public Gatsby collects it. */
export const eventDetails = graphql`
  fragment EventDetails on Event {
    ...ActivitySummary
    ...ActivityText
    ...ActivityContact
    repeats
    repeatsUntil
    repeatsExcept
    jsonId
    title
    subtitle
    prizes
    requirements
    schedule
    status
    organizer
    category
    topics
    speakers
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

/** A schedule with its times in a column of their own, day by day; a list if its lines name no times. */
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
