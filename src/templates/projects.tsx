import { graphql, type PageProps } from "gatsby";
import { ProjectList } from "../components/projects/ProjectList";
import { Seo } from "../components/seo/Seo";
import { byActivity } from "../domain/projects/project-order";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly noindex?: boolean;
}

export default function ProjectsPage({ data, pageContext }: PageProps<Queries.ProjectsPageQuery, Context>) {
  const { name, siteUrl } = useClub();
  const projects = data.allProject.nodes;
  const paths = [...projects].sort(byActivity).map(({ jsonId }) => routes.item("projects", jsonId));
  return (
    <>
      <Seo
        title={t("Projects")}
        description={t("What the members of {club} build, finished and under way.", { club: name })}
        path={routes.list("projects")}
        noindex={pageContext.noindex === true}
        structuredData={[collection(siteUrl, t("Projects"), routes.list("projects"), paths)]}
      />
      <ProjectList projects={projects} />
    </>
  );
}

export const query = graphql`
  query ProjectsPage {
    allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
