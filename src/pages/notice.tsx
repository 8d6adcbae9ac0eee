import { graphql, type PageProps } from "gatsby";
import { NoticeList } from "../components/notices/list/NoticeList";
import { Seo } from "../components/seo/Seo";
import { newestNoticeFirst } from "../domain/activities/newest-first";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { t } from "../words/t";

/** As many as the page can show at once; a list of thousands would be useless. */
const LISTED = 50;

export default function NoticesPage({ data }: PageProps<Queries.NoticesPageQuery>) {
  const { site, allNotice } = data;
  const notices = [...allNotice.nodes].sort(newestNoticeFirst);
  const paths = notices.slice(0, LISTED).map(({ jsonId }) => routes.item("notices", jsonId));
  return (
    <>
      <Seo
        title={t("Notices")}
        description={t("Announcements of the club and files to download, the newest first.")}
        path={routes.list("notices")}
        structuredData={[collection(site?.siteMetadata.siteUrl ?? "", t("Notices"), routes.list("notices"), paths)]}
      />
      <NoticeList notices={notices} asOf={site?.siteMetadata.asOf ?? ""} />
    </>
  );
}

export const query = graphql`
  query NoticesPage {
    site {
      siteMetadata {
        siteUrl
        asOf
      }
    }
    allNotice(sort: { jsonId: ASC }) {
      nodes {
        ...NoticeRow
      }
    }
  }
`;
