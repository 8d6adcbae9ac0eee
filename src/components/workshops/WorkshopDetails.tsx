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
import { t } from "../../words/t";

interface WorkshopDetailsProps {
  readonly workshop: Queries.WorkshopDetailsFragment;
  /** ISO 8601 */
  readonly asOf: string;
  readonly code?: PosterCode;
}

export function WorkshopDetails({ workshop, asOf, code }: WorkshopDetailsProps) {
  const now = useNow(asOf);
  const path = routes.item("workshops", workshop.jsonId);
  return (
    <>
      <DetailPage
        title={workshop.title}
        back={{ to: routes.list("workshops"), label: t("Back to Workshops") }}
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
        <ActivityText title={t("About")} activity={workshop} />
        <TextSection title={t("Curriculum")} lines={workshop.curriculum} numbered />
        <TextSection title={t("Projects You'll Build")} lines={workshop.projects} />
        <TextSection title={t("Topics Covered")} lines={workshop.topics} />
        {workshop.instructor && (
          <Section title={t("Instructor")}>
            <Text as="p">{workshop.instructor}</Text>
          </Section>
        )}
        <TextSection title={t("Prerequisites")} lines={workshop.prerequisites} checked />
        <TextSection title={t("Tools & Technologies")} lines={workshop.tools} />
        <TextSection title={t("Materials")} lines={workshop.materials} />
        {workshop.certification && (
          <Section title={t("Certification")}>
            <Text as="p">{workshop.certification}</Text>
          </Section>
        )}
        <LinksSection links={workshop.links} />
        <ContactSection activity={workshop} />
        <GallerySection
          title={t("Workshop Gallery")}
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
