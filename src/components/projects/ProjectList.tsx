import { byActivity } from "../../domain/projects/project-order";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { ProjectCard } from "./ProjectCard";
import { t } from "../../words/t";

export function ProjectList({ projects }: { readonly projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <>
      <PageHeader title={t("Projects")} place="projects" command="ls --sort=time">
        <p>{t("What members build together: some of it runs, some of it is still an idea.")}</p>
      </PageHeader>
      <CardList items={[...projects].sort(byActivity)} empty={t("No projects yet")}>
        {(project, eager) => <ProjectCard project={project} eager={eager} />}
      </CardList>
    </>
  );
}
