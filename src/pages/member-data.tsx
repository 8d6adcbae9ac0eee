import { MemberData } from "../components/people/data/MemberData";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { t } from "../words/t";

export default function MemberDataPage() {
  return (
    <>
      <Seo
        title={t("Member data")}
        description={t("The list of all members as plain text, and as a file to download.")}
        path={routes.memberData}
        noindex
      />
      <MemberData />
    </>
  );
}
