import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { WorkshopDetails } from "../components/workshops/WorkshopDetails";
import { textOfHtml } from "../domain/text/markup";
import { lastInstant } from "../domain/activities/event-status";
import { registrationTarget } from "../domain/activities/taking-part";
import { routes } from "../domain/routes";
import { eventNode } from "../domain/structured-data/event";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly titleSuffix: string;
}

export default function WorkshopPage({ data, pageContext }: PageProps<Queries.WorkshopPageQuery, Context>) {
  const { workshop, site } = data;
  const club = useClub();
  if (!workshop) return null;
  const path = routes.item("workshops", workshop.jsonId);
  const image = workshop.image?.picture?.share?.src ?? workshop.image?.pictureUrl ?? null;
  const description = workshop.description ?? textOfHtml(workshop.fullDescription?.html ?? "");
  const registrationUrl = registrationTarget(workshop.registrationLink, path);
  const performers = workshop.instructor ? [workshop.instructor] : [];
  const node = eventNode(
    "EducationEvent",
    { ...workshop, path, image, description, registrationUrl, performers },
    club,
    new Date(site?.siteMetadata.asOf ?? ""),
  );
  return (
    <>
      <Seo
        title={workshop.title}
        description={
          workshop.description ??
          `${t("{title}, a workshop of {club}.", { title: workshop.title, club: club.name })} ${description}`
        }
        titleSuffix={pageContext.titleSuffix}
        path={path}
        date={workshop.date}
        until={lastInstant(workshop)}
        parents={[{ name: t("Workshops"), path: routes.list("workshops") }]}
        structuredData={node ? [node] : []}
      />
      <WorkshopDetails workshop={workshop} asOf={site?.siteMetadata.asOf ?? ""} code={workshop.posterCode} />
    </>
  );
}

export const query = graphql`
  query WorkshopPage($jsonId: String!) {
    site {
      siteMetadata {
        asOf
      }
    }
    workshop(jsonId: { eq: $jsonId }) {
      ...WorkshopDetails
      posterCode {
        size
        path
      }
    }
  }
`;
