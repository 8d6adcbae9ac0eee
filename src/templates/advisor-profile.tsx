import { graphql, type PageProps } from "gatsby";
import { largestSource, pictureSource } from "../components/content/picture-source";
import { AdvisorProfile } from "../components/people/profile/AdvisorProfile";
import { Seo } from "../components/seo/Seo";
import { textOfHtml } from "../domain/text/markup";
import { personDescription } from "../domain/people/person-description";
import type { Talk } from "../domain/people/talks";
import { routes } from "../domain/routes";
import { profilePage } from "../domain/structured-data/profile";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface AdvisorContext {
  readonly titleSuffix: string;
  readonly talks?: readonly Talk[];
}

type Props = PageProps<Queries.AdvisorProfilePageQuery, AdvisorContext>;

export default function AdvisorProfilePage({ data, pageContext: { titleSuffix, talks } }: Props) {
  const club = useClub();
  const { advisor } = data;
  if (!advisor) return null;
  const { jsonId, name, designation, bio, fullBio, specialization, portfolio, linkedin, facebook } = advisor;
  const path = routes.item("advisors", jsonId);
  const image = largestSource(pictureSource(advisor.image));
  return (
    <>
      <Seo
        title={t("{name}, Advisor", { name })}
        titleSuffix={titleSuffix}
        description={personDescription({
          name,
          role: designation,
          text: bio ?? textOfHtml(fullBio?.html ?? ""),
          otherwise: t("Advisor of {club}.", { club: club.name }),
        })}
        path={path}
        type="profile"
        parents={[{ name: t("Advisors"), path: routes.list("advisors") }]}
        structuredData={[
          profilePage(
            {
              path,
              name,
              jobTitle: designation,
              image,
              knowsAbout: specialization,
              links: [portfolio, linkedin, facebook, ...advisor.links.map(({ url }) => url.url)],
            },
            club,
          ),
        ]}
      />
      <AdvisorProfile advisor={advisor} talks={talks} />
    </>
  );
}

export const query = graphql`
  query AdvisorProfilePage($jsonId: Int!) {
    advisor(jsonId: { eq: $jsonId }) {
      ...AdvisorProfile
    }
  }
`;
