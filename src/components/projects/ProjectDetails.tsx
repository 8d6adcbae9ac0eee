import { graphql } from "gatsby";
import { projectDays } from "../../domain/projects/project-order";
import { routes } from "../../domain/routes";
import { type Fact, Facts } from "../content/facts/Facts";
import { InvolvedPeople } from "../content/facts/InvolvedPeople";
import { TagList } from "../content/TagList";
import { GallerySection } from "../content/GallerySection";
import { LinksSection } from "../content/LinksSection";
import { DetailPage } from "../content/page/DetailPage";
import { pictureSource } from "../content/picture-source";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { ProjectStatus } from "./ProjectCard";
import { t } from "../../words/t";

export function ProjectDetails({ project }: { readonly project: Queries.ProjectDetailsFragment }) {
  const { title, description, fullDescription, status, people, links, tags, image, gallery } = project;
  const days = projectDays(project);
  const facts: Fact[] = [
    ...(days === undefined
      ? []
      : [{ icon: "calendar" as const, label: t("Time||of a project, from its first day to its last"), value: days }]),
    ...(people.length === 0
      ? []
      : [{ icon: "people" as const, label: t("People"), value: <InvolvedPeople people={people} /> }]),
  ];
  return (
    <DetailPage
      title={title}
      subtitle={fullDescription ? description : null}
      back={{ to: routes.list("projects"), label: t("Back to Projects") }}
      picture={pictureSource(image)}
      tags={status && <ProjectStatus status={status} />}
      summary={
        <>
          {facts.length > 0 && <Facts facts={facts} />}
          <TagList tags={tags} />
        </>
      }
    >
      {(fullDescription ?? description) && (
        <Section title={t("About This Project")}>
          {fullDescription ? <Prose html={fullDescription.html} /> : <Text as="p">{description ?? ""}</Text>}
        </Section>
      )}
      <LinksSection links={links} />
      <GallerySection title={t("Project Gallery")} entries={gallery} />
    </DetailPage>
  );
}

/** @public Gatsby collects it. */
export const projectDetails = graphql`
  fragment ProjectDetails on Project {
    jsonId
    title
    description
    fullDescription {
      html
    }
    status
    startDate
    endDate
    people {
      name
      profile
    }
    links {
      label
      url {
        url
      }
    }
    tags
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
