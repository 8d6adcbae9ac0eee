import { livelyProjectFirst } from "../../domain/projects/project-order";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { ProjectCard } from "./ProjectCard";

/** The page of all projects. */
export function ProjectList({ projects }: { readonly projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <>
      <PageHeader title="Projects" place="projects" command="ls --sort=time">
        <p>What members build together: some of it runs, some of it is still an idea.</p>
      </PageHeader>
      <CardList items={[...projects].sort(livelyProjectFirst)} empty="No projects yet">
        {(project, eager) => <ProjectCard project={project} eager={eager} />}
      </CardList>
    </>
  );
}
