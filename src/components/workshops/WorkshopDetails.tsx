import { graphql } from "gatsby";
import type { PosterCode } from "../../domain/picture-source";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { placeholderGallery } from "../../domain/activities/placeholder-gallery";
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
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { WorkshopBadges } from "./WorkshopBadges";

interface WorkshopDetailsProps {
  readonly workshop: Queries.WorkshopDetailsFragment;
  /** ISO 8601 */
  readonly asOf: string;
  /** For the poster; a preview has none. */
  readonly code?: PosterCode;
}

/** The page of one workshop. */
export function WorkshopDetails({ workshop, asOf, code }: WorkshopDetailsProps) {
  const now = useNow(asOf);
  const path = routes.item("workshops", workshop.jsonId);
  return (
    <>
      <DetailPage
        title={workshop.title}
        back={{ to: routes.list("workshops"), label: "Back to Workshops" }}
        picture={pictureSource(workshop.image)}
        tags={
          <>
            <StatusTag item={workshop} now={now} />
            <WorkshopBadges workshop={workshop} />
          </>
        }
        summary={
          <ActivitySummary
            activity={workshop}
            path={path}
            list={routes.list("workshops")}
            now={now}
            calendar={
              <AddToCalendar item={workshop} path={path} file={routes.itemCalendar("workshops", workshop.jsonId)} />
            }
          />
        }
      >
        <ActivityText title="About" activity={workshop} />
        <TextSection title="Curriculum" lines={workshop.curriculum} numbered />
        <TextSection title="Projects You'll Build" lines={workshop.projects} />
        <TextSection title="Topics Covered" lines={workshop.topics} />
        {workshop.instructor && (
          <Section title="Instructor">
            <Text as="p">{workshop.instructor}</Text>
          </Section>
        )}
        <TextSection title="Prerequisites" lines={workshop.prerequisites} checked />
        <TextSection title="Tools & Technologies" lines={workshop.tools} />
        <TextSection title="Materials" lines={workshop.materials} />
        {workshop.certification && (
          <Section title="Certification">
            <Text as="p">{workshop.certification}</Text>
          </Section>
        )}
        <LinksSection links={workshop.links} />
        <ContactSection activity={workshop} />
        <GallerySection
          title="Workshop Gallery"
          entries={workshop.gallery.length === 0 ? placeholderGallery : workshop.gallery}
        />
      </DetailPage>
      {code && <PosterFoot folder="workshops" id={workshop.jsonId} description={workshop.description} code={code} />}
    </>
  );
}

/** @public Gatsby collects it. */
export const workshopDetails = graphql`
  fragment WorkshopDetails on Workshop {
    ...ActivitySummary
    ...ActivityText
    ...ActivityContact
    jsonId
    title
    duration
    level
    curriculum
    projects
    topics
    instructor
    prerequisites
    tools
    materials
    certification
    status
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
