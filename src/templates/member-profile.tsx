import { graphql, type PageProps } from "gatsby";
import { largestSource, pictureSource } from "../components/content/picture-source";
import { MemberProfile } from "../components/people/profile/MemberProfile";
import { Seo } from "../components/seo/Seo";
import { memberGroups } from "../domain/directory/member-words";
import { personDescription } from "../domain/people/person-description";
import type { ShownHistory } from "../domain/ratings/plot";
import type { Talk } from "../domain/people/talks";
import type { ProfileRound } from "../domain/rounds/shown-rounds";
import type { ProfilePlacing } from "../domain/results/profile-placings";
import { routes } from "../domain/routes";
import { profilePage } from "../domain/structured-data/profile";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface MemberContext {
  readonly titleSuffix: string;
  readonly hasPicture: boolean;
  readonly ratingHistory?: ShownHistory;
  readonly placings?: readonly ProfilePlacing[];
  readonly talks?: readonly Talk[];
  readonly rounds?: readonly ProfileRound[];
}

type Props = PageProps<Queries.MemberProfilePageQuery, MemberContext>;

export default function MemberProfilePage({ data, pageContext }: Props) {
  const { titleSuffix, hasPicture, ratingHistory, placings, talks, rounds } = pageContext;
  const club = useClub();
  const { member } = data;
  if (!member) return null;
  const { jsonId, name, session, shift, portfolio, linkedin, facebook, github, codeforces } = member;
  const groups = memberGroups({ session, shift });
  const path = routes.item("members", jsonId);
  const image = largestSource(pictureSource(member.image));
  const links = [portfolio, linkedin, facebook, github, codeforces, ...member.links.map(({ url }) => url.url)];
  return (
    <>
      <Seo
        title={t("{name}, Member", { name })}
        titleSuffix={titleSuffix}
        description={personDescription({
          name,
          role: null,
          text: null,
          otherwise: groups
            ? t("Member of {club}, {groups}.", { club: club.name, groups })
            : t("Member of {club}.", { club: club.name }),
        })}
        path={path}
        picturePath={hasPicture ? path : routes.list("members")}
        type="profile"
        parents={[{ name: t("Members"), path: routes.list("members") }]}
        structuredData={[profilePage({ path, name, jobTitle: null, image, knowsAbout: [], links }, club)]}
      />
      <MemberProfile member={member} ratingHistory={ratingHistory} placings={placings} talks={talks} rounds={rounds} />
    </>
  );
}

export const query = graphql`
  query MemberProfilePage($jsonId: Int!) {
    member(jsonId: { eq: $jsonId }) {
      ...MemberProfile
    }
  }
`;
