import { graphql, type PageProps } from "gatsby";
import { LeaderProfile } from "../components/people/profile/LeaderProfile";
import type { Talk } from "../domain/people/talks";
import type { ProfilePlacing } from "../domain/results/profile-placings";
import { LeaderSeo } from "../components/people/profile/LeaderSeo";

interface LeaderContext {
  readonly titleSuffix: string;
  readonly roles: readonly string[];
  readonly list: string;
  readonly placings?: readonly ProfilePlacing[];
  readonly talks?: readonly Talk[];
}

/** A leader of the current team or a past leader: an id belongs to only one of them. */
export default function LeaderProfilePage({
  data: { teamMember, pastLeader },
  pageContext: { titleSuffix, roles, list, placings, talks },
}: PageProps<Queries.LeaderProfilePageQuery, LeaderContext>) {
  const leader = teamMember ?? pastLeader;
  if (!leader) return null;
  return (
    <>
      <LeaderSeo leader={leader} titleSuffix={titleSuffix} />
      <LeaderProfile leader={leader} roles={roles} list={list} placings={placings} talks={talks} />
    </>
  );
}

export const query = graphql`
  query LeaderProfilePage($jsonId: Int!) {
    teamMember(jsonId: { eq: $jsonId }) {
      ...LeaderProfile
    }
    pastLeader(jsonId: { eq: $jsonId }) {
      ...LeaderProfile
    }
  }
`;
