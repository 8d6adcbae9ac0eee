import { graphql } from "gatsby";
import { byActivity } from "../../domain/projects/project-order";
import { routes } from "../../domain/routes";
import { pictureSource } from "../content/picture-source";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { ProjectStatus } from "../projects/ProjectCard";
import { Picture } from "../ui/Picture";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

/** The first projects of the club, one per row. */
export function Projects({ projects }: { readonly projects: readonly Queries.ProjectRowFragment[] }) {
  if (projects.length === 0) return null;
  const aside = <SiteLink to={routes.list("projects")}>{t("All projects")}</SiteLink>;
  return (
    <div className="container">
      <Section title={t("What we build")} aside={aside}>
        <ul role="list" className={styles.rows} data-pagefind-ignore="all">
          {[...projects].sort(byActivity).map((project) => (
            <li key={project.jsonId} className={styles.card}>
              <ProjectRow project={project} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface ProjectRowProps {
  readonly project: Queries.ProjectRowFragment;
}

function ProjectRow({ project: { jsonId, title, description, status, image } }: ProjectRowProps) {
  const picture = pictureSource(image);
  return (
    <>
      {picture && <Picture source={picture} alt="" className={styles.picture} />}
      <div className={styles.body}>
        {status && (
          <p>
            <ProjectStatus status={status} />
          </p>
        )}
        <h3 className={styles.title}>
          <TextLink to={routes.item("projects", jsonId)}>{title}</TextLink>
        </h3>
        {description && <Text as="p">{description}</Text>}
      </div>
    </>
  );
}

/** @public Gatsby collects it. */
export const projectRow = graphql`
  fragment ProjectRow on Project {
    jsonId
    title
    description
    status
    startDate
    endDate
    image {
      pictureUrl
      picture {
        gatsbyImageData(size: ROW)
      }
    }
  }
`;
