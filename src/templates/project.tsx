import { graphql, type PageProps } from "gatsby";
import { ProjectDetails } from "../components/projects/ProjectDetails";
import { Seo } from "../components/seo/Seo";
import { textOfHtml } from "../domain/text/markup";
import { routes } from "../domain/routes";
import { projectNode } from "../domain/structured-data/project";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly titleSuffix: string;
}

export default function ProjectPage({ data, pageContext }: PageProps<Queries.ProjectPageQuery, Context>) {
  const { project } = data;
  const club = useClub();
  if (!project) return null;
  const path = routes.item("projects", project.jsonId);
  const image = project.image?.picture?.share?.src ?? project.image?.pictureUrl ?? null;
  const description = project.description ?? textOfHtml(project.fullDescription?.html ?? "");
  return (
    <>
      <Seo
        title={project.title}
        description={description || t("{title}, a project of {club}.", { title: project.title, club: club.name })}
        titleSuffix={pageContext.titleSuffix}
        path={path}
        date={project.startDate ?? project.endDate}
        parents={[{ name: t("Projects"), path: routes.list("projects") }]}
        structuredData={[projectNode({ ...project, path, image, description }, club)]}
      />
      <ProjectDetails project={project} />
    </>
  );
}

export const query = graphql`
  query ProjectPage($jsonId: String!) {
    project(jsonId: { eq: $jsonId }) {
      ...ProjectDetails
    }
  }
`;
