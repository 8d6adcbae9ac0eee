import { graphql } from "gatsby";
import type { PosterCode } from "../../domain/picture-source";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { placeholderGallery } from "../../domain/activities/placeholder-gallery";
import { ActivityPage } from "../activities/ActivityPage";
import { ActivityText, ShortLists } from "../activities/activity-sections";
import { StatusTag } from "../activities/StatusTag";
import { AddToCalendar } from "../calendar/AddToCalendar";
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
      <ActivityPage
        folder="workshops"
        activity={workshop}
        now={now}
        back={t("Back to Workshops")}
        picture={pictureSource(workshop.image)}
        badges={
          <>
            <StatusTag item={workshop} now={now} />
            <WorkshopBadges workshop={workshop} />
          </>
        }
        calendar={
          <AddToCalendar item={workshop} path={path} file={routes.itemCalendar("workshops", workshop.jsonId)} />
        }
        links={workshop.links}
        galleryTitle={t("Workshop Gallery")}
        pictures={workshop.gallery}
        placeholders={placeholderGallery}
      >
        <ActivityText title={t("About")} activity={workshop} />
        <TextSection title={t("Curriculum")} lines={workshop.curriculum} numbered />
        <ShortLists>
          <TextSection title={t("Projects You'll Build")} lines={workshop.projects} />
          <TextSection title={t("Topics Covered")} lines={workshop.topics} />
          <WordSection title={t("Instructor")} words={workshop.instructor} />
          <TextSection title={t("Prerequisites")} lines={workshop.prerequisites} checked />
          <TextSection title={t("Tools & Technologies")} lines={workshop.tools} />
          <TextSection title={t("Materials")} lines={workshop.materials} />
          <WordSection title={t("Certification")} words={workshop.certification} />
        </ShortLists>
      </ActivityPage>
      {code && <PosterFoot folder="workshops" id={workshop.jsonId} description={workshop.description} code={code} />}
    </>
  );
}

function WordSection({ title, words }: { readonly title: string; readonly words: string | null }) {
  return words ? (
    <Section title={title}>
      <Text as="p">{words}</Text>
    </Section>
  ) : null;
}

/** @public Gatsby collects it. */
export const workshopDetails = graphql`
  fragment WorkshopDetails on Workshop {
    ...ActivityPage
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
