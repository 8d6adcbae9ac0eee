import { graphql, type PageProps } from "gatsby";
import { NextContests } from "../components/contests/NextContests";
import { MemberDirectory } from "../components/people/directory/MemberDirectory";
import type { LeaderboardStart } from "../components/people/leaderboard/leaderboard-start";
import { Seo } from "../components/seo/Seo";
import { searchedFields } from "../domain/directory/member-words";
import { unpackMembers } from "../domain/directory/member-index";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import type { DirectoryStart } from "../hooks/directory/useMemberDirectory";
import { t } from "../words/t";

interface MembersContext extends DirectoryStart {
  readonly leaderboard: LeaderboardStart;
}

export default function MembersPage({ data, pageContext }: PageProps<Queries.MembersPageQuery, MembersContext>) {
  const { first, total, indexAddress, leaderboard } = pageContext;
  const { name, siteUrl } = useClub();
  const paths = unpackMembers(first).map(({ id }) => routes.item("members", id));
  return (
    <>
      <Seo
        title={t("Members")}
        description={t("All members of {club}, searchable by {fields}.", { club: name, fields: searchedFields() })}
        path={routes.list("members")}
        structuredData={[collection(siteUrl, t("Club Members"), routes.list("members"), paths)]}
      />
      <MemberDirectory
        first={first}
        total={total}
        indexAddress={indexAddress}
        leaderboard={leaderboard}
        contests={<NextContests list={data.contests} asOf={data.site?.siteMetadata.asOf ?? ""} />}
      />
    </>
  );
}

export const query = graphql`
  query MembersPage {
    site {
      siteMetadata {
        asOf
      }
    }
    contests {
      ...NextContests
    }
  }
`;
