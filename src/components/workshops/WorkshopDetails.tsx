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
import { RegistrationFacts } from "../events/RegistrationFacts";
import { StatusTag } from "../events/StatusTag";
import { ButtonLink } from "../navigation/ButtonLink";
import { CopyLinkButton } from "../share/CopyLinkButton";
import * as buttons from "../ui/button.module.css";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";
import { placeholderGallery } from "./placeholder-gallery";
import { WorkshopBadges } from "./WorkshopBadges";

interface WorkshopDetailsProps {
  readonly workshop: Queries.WorkshopDetailsFragment;
  /** ISO 8601 */
  readonly builtAt: string;
}

/** The page of one workshop. */
export function WorkshopDetails({ workshop, builtAt }: WorkshopDetailsProps) {
  const now = useNow(builtAt);
  return (
    <DetailPage
      title={workshop.title}
      back={{ to: routes.workshops, label: "Back to Workshops" }}
      picture={pictureSource(workshop.image)}
      tags={
        <>
          <StatusTag item={workshop} now={now} />
          <WorkshopBadges workshop={workshop} />
        </>
      }
      summary={
        <>
          <Facts facts={scheduleFacts(workshop)} />
          <RegistrationFacts item={workshop} />
          <div className={buttons.row}>
            {workshop.registrationOpen === true && (
              <ButtonLink
                primary
                to={registrationTarget(workshop.registrationLink)}
                newTab={!!workshop.registrationLink}
              >
                Register Now
              </ButtonLink>
            )}
            <ButtonLink to={readMoreTarget(workshop.readMoreLink)}>Read More</ButtonLink>
            <AddToCalendar
              item={workshop}
              path={routes.workshop(workshop.jsonId)}
              file={routes.workshopCalendar(workshop.jsonId)}
            />
            <CopyLinkButton />
          </div>
        </>
      }
    >
      {(workshop.fullDescription || workshop.description) && (
        <Section title="About">
          {workshop.fullDescription ? <Prose html={workshop.fullDescription.html} /> : <p>{workshop.description}</p>}
        </Section>
      )}
      <TextSection title="Curriculum" lines={workshop.curriculum} numbered />
      <TextSection title="Projects You'll Build" lines={workshop.projects} />
      <TextSection title="Topics Covered" lines={workshop.topics} />
      {workshop.instructor && (
        <Section title="Instructor">
          <p>{workshop.instructor}</p>
        </Section>
      )}
      <TextSection title="Prerequisites" lines={workshop.prerequisites} checked />
      <TextSection title="Tools & Technologies" lines={workshop.tools} />
      <TextSection title="Materials" lines={workshop.materials} />
      {workshop.certification && (
        <Section title="Certification">
          <p>{workshop.certification}</p>
        </Section>
      )}
      <ContactSection
        person={workshop.contactPerson}
        email={workshop.contactEmail}
        phone={workshop.contactPhone}
        fee={workshop.fee}
      />
      <GallerySection
        title="Workshop Gallery"
        entries={workshop.gallery.length === 0 ? placeholderGallery : workshop.gallery}
      />
    </DetailPage>
  );
}

/** @public Gatsby collects it. */
export const workshopDetails = graphql`
  fragment WorkshopDetails on Workshop {
    jsonId
    title
    description
    fullDescription {
      html
    }
    date
    time
    duration
    level
    venue
    participants
    curriculum
    projects
    topics
    instructor
    prerequisites
    tools
    materials
    certification
    status
    registrationOpen
    registrationLink
    registrationDeadline
    readMoreLink
    maxParticipants
    currentParticipants
    fee
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
