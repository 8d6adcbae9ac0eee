import { byActivity } from "../../domain/projects/project-order";
import { isSelection } from "../../domain/text/selection";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { ProjectCard } from "./ProjectCard";
import { t } from "../../words/t";

interface ProjectListProps {
  readonly projects: readonly Queries.ProjectCardFragment[];
  /** The number in the club's own words, such as '50+'. */
  readonly claim?: string | null | undefined;
}

export function ProjectList({ projects, claim }: ProjectListProps) {
  return (
    <>
      <PageHeader title={t("Projects")} place="projects" command="ls --sort=time">
        <p>{t("What members build together: some of it runs, some of it is still an idea.")}</p>
        {isSelection(claim, projects.length) && <p>{t("This is a selection.")}</p>}
      </PageHeader>
      <CardList items={[...projects].sort(byActivity)} empty={t("No projects yet")}>
        {(project, eager) => <ProjectCard project={project} eager={eager} />}
      </CardList>
    </>
  );
}
