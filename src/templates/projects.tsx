import { graphql, type PageProps } from "gatsby";
import { ProjectList } from "../components/projects/ProjectList";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { byActivity } from "../domain/projects/project-order";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function ProjectsPage({ data, pageContext }: PageProps<Queries.ProjectsPageQuery, ListContext>) {
  const { name } = useClub();
  const projects = data.allProject.nodes;
  const paths = [...projects].sort(byActivity).map(({ jsonId }) => routes.item("projects", jsonId));
  return (
    <>
      <ListHead
        folder="projects"
        title={t("Projects")}
        description={t("What the members of {club} build, finished and under way.", { club: name })}
        paths={paths}
        context={pageContext}
      />
      <ProjectList projects={projects} claim={data.home?.projectsBuilt} />
    </>
  );
}

export const query = graphql`
  query ProjectsPage {
    home {
      projectsBuilt
    }
    allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
