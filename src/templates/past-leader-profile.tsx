import { graphql, type PageProps } from "gatsby";
import { LeaderProfile } from "../components/people/profile/LeaderProfile";
import { LeaderSeo } from "../components/people/profile/LeaderSeo";

type Props = PageProps<
  Queries.PastLeaderProfilePageQuery,
  { readonly titleSuffix: string; readonly roles: readonly string[] }
>;

export default function PastLeaderProfilePage({ data: { pastLeader }, pageContext }: Props) {
  if (!pastLeader) return null;
  return (
    <>
      <LeaderSeo leader={pastLeader} titleSuffix={pageContext.titleSuffix} />
      <LeaderProfile leader={pastLeader} roles={pageContext.roles} />
    </>
  );
}

export const query = graphql`
  query PastLeaderProfilePage($jsonId: Int!) {
    pastLeader(jsonId: { eq: $jsonId }) {
      ...LeaderProfile
    }
  }
`;
