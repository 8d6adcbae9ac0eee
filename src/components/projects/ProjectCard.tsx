import { graphql } from "gatsby";
import { projectDays } from "../../domain/projects/project-order";
import { routes } from "../../domain/routes";
import { Card } from "../content/cards/Card";
import { Facts } from "../content/facts/Facts";
import { TagList } from "../content/TagList";
import { pictureSource } from "../content/picture-source";
import { TextLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import { capitalised } from "../../domain/text/letters";
import { Tag, type TagTone } from "../ui/Tag";

interface ProjectCardProps {
  readonly project: Queries.ProjectCardFragment;
  readonly eager?: boolean;
}

export function ProjectCard({ project, eager = false }: ProjectCardProps) {
  const { jsonId, title, description, status, tags, image } = project;
  const days = projectDays(project);
  return (
    <Card
      heading={<TextLink to={routes.item("projects", jsonId)}>{title}</TextLink>}
      picture={pictureSource(image)}
      eager={eager}
      tags={status && <ProjectStatus status={status} />}
    >
      {description && <Text as="p">{description}</Text>}
      {days !== undefined && (
        <Facts
          facts={[{ icon: "calendar", label: t("Time||of a project, from its first day to its last"), value: days }]}
        />
      )}
      <TagList tags={tags} />
    </Card>
  );
}

/** @public Gatsby collects it. */
export const projectCard = graphql`
  fragment ProjectCard on Project {
    jsonId
    title
    description
    status
    startDate
    endDate
    tags
    image {
      ...CardPicture
    }
  }
`;

const tones: Readonly<Record<string, TagTone>> = { active: "accent", finished: "highlight" };

export function ProjectStatus({ status }: { readonly status: string }) {
  return <Tag tone={tones[status] ?? "plain"}>{statusText(status)}</Tag>;
}

function statusText(status: string): string {
  return t("{status, select, idea {Idea} active {Active} paused {Paused} finished {Finished} other {{otherwise}}}", {
    status,
    otherwise: capitalised(status),
  });
}
