import { MemberData } from "../components/people/data/MemberData";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";

export default function MemberDataPage() {
  return (
    <>
      <Seo
        title="Member data"
        description="The list of all members as plain text, and as a file to download."
        path={routes.memberData}
        noindex
      />
      <MemberData />
    </>
  );
}
