import { graphql } from "gatsby";
import { readMoreTarget, registrationTarget } from "../../domain/registration";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { AddToCalendar } from "../calendar/AddToCalendar";
import { ContactSection } from "../content/ContactSection";
import { DetailPage } from "../content/DetailPage";
import { Facts } from "../content/Facts";
import { GallerySection } from "../content/GallerySection";
import { pictureSource } from "../content/picture-source";
import { scheduleFacts } from "../content/schedule-facts";
import { TextSection } from "../content/TextSection";
import { ButtonLink } from "../navigation/ButtonLink";
import { CopyLinkButton } from "../share/CopyLinkButton";
import * as buttons from "../ui/button.module.css";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";
import { Tag } from "../ui/Tag";
import { RegistrationFacts } from "./RegistrationFacts";
import { StatusTag } from "./StatusTag";

interface EventDetailsProps {
  readonly event: Queries.EventDetailsFragment;
  /** ISO 8601 */
  readonly builtAt: string;
}

/** The page of one event. */
export function EventDetails({ event, builtAt }: EventDetailsProps) {
  const now = useNow(builtAt);
  return (
    <DetailPage
      title={event.title}
      subtitle={event.subtitle}
      back={{ to: routes.events, label: "Back to Events" }}
      picture={pictureSource(event.image)}
      tags={
        <>
          <StatusTag item={event} now={now} />
          {event.category && <Tag>{event.category}</Tag>}
        </>
      }
      summary={
        <>
          <Facts facts={scheduleFacts(event)} />
          <RegistrationFacts item={event} />
          <div className={buttons.row}>
            {event.registrationOpen === true && (
              <ButtonLink primary to={registrationTarget(event.registrationLink)}>
                Register Now
              </ButtonLink>
            )}
            <ButtonLink to={readMoreTarget(event.readMoreLink)}>Read More</ButtonLink>
            <AddToCalendar item={event} path={routes.event(event.jsonId)} file={routes.eventCalendar(event.jsonId)} />
            <CopyLinkButton />
          </div>
        </>
      }
    >
      {(event.fullDescription || event.description) && (
        <Section title="About This Event">
          {event.fullDescription ? <Prose html={event.fullDescription.html} /> : <p>{event.description}</p>}
        </Section>
      )}
      <TextSection title="Event Schedule" lines={event.schedule} />
      <TextSection title="Speakers" lines={event.speakers} />
      <TextSection title="Themes" lines={event.themes} />
      <TextSection title="Topics" lines={event.topics} />
      <TextSection title="Prizes" lines={event.prizes} numbered />
      <TextSection title="Requirements" lines={event.requirements} />
      <ContactSection
        person={event.contactPerson}
        email={event.contactEmail}
        phone={event.contactPhone}
        fee={event.fee}
      />
      <GallerySection title="Event Gallery" entries={event.gallery} />
    </DetailPage>
  );
}

/** @public Gatsby collects it. */
export const eventDetails = graphql`
  fragment EventDetails on Event {
    jsonId
    title
    subtitle
    description
    fullDescription {
      html
    }
    date
    time
    venue
    participants
    prizes
    requirements
    schedule
    status
    registrationOpen
    registrationLink
    registrationDeadline
    readMoreLink
    maxParticipants
    currentParticipants
    organizer
    fee
    category
    topics
    speakers
    themes
    contactPerson
    contactEmail
    contactPhone
    image {
      ...DetailPicture
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
