import { graphql, type PageProps } from "gatsby";
import { NoticeArchive } from "../components/notices/list/NoticeArchive";
import { Seo } from "../components/seo/Seo";
import { archiveTitle } from "../domain/year-pages";
import { newestNoticeFirst } from "../domain/activities/newest-first";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface ArchiveContext {
  readonly year: string;
  readonly years: readonly string[];
}

export default function NoticeArchivePage({
  data,
  pageContext,
}: PageProps<Queries.NoticeArchivePageQuery, ArchiveContext>) {
  const { year, years } = pageContext;
  const club = useClub();
  const title = archiveTitle(year);
  return (
    <>
      <Seo
        title={title}
        description={t("{title}: the announcements of {club}, the newest first.", { title, club: club.name })}
        path={routes.year("notices", year)}
        parents={[{ name: t("Notices"), path: routes.list("notices") }]}
      />
      <NoticeArchive
        year={year}
        years={years}
        notices={[...data.allNotice.nodes].sort(newestNoticeFirst)}
        asOf={data.site?.siteMetadata.asOf ?? ""}
      />
    </>
  );
}

export const query = graphql`
  query NoticeArchivePage($ids: [String!]!) {
    site {
      siteMetadata {
        asOf
      }
    }
    allNotice(filter: { jsonId: { in: $ids } }, sort: { jsonId: ASC }) {
      nodes {
        ...NoticeRow
      }
    }
  }
`;
