import { graphql, type PageProps } from "gatsby";
import { LeaderProfile } from "../components/people/profile/LeaderProfile";
import { LeaderSeo } from "../components/people/profile/LeaderSeo";

type Props = PageProps<
  Queries.TeamProfilePageQuery,
  { readonly titleSuffix: string; readonly roles: readonly string[] }
>;

export default function TeamProfilePage({ data: { teamMember }, pageContext }: Props) {
  if (!teamMember) return null;
  return (
    <>
      <LeaderSeo leader={teamMember} titleSuffix={pageContext.titleSuffix} />
      <LeaderProfile leader={teamMember} roles={pageContext.roles} />
    </>
  );
}

export const query = graphql`
  query TeamProfilePage($jsonId: Int!) {
    teamMember(jsonId: { eq: $jsonId }) {
      ...LeaderProfile
    }
  }
`;
