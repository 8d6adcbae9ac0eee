import { graphql, type PageProps } from "gatsby";
import { NoticeDetails } from "../components/notices/details/NoticeDetails";
import { Seo } from "../components/seo/Seo";
import { textOfHtml } from "../domain/text/markup";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, { titleSuffix: string }>) {
  const { notice, previous, next, site } = data;
  const club = useClub();
  if (!notice) return null;
  const text = textOfHtml((notice.content ?? notice.fullDescription)?.html ?? "");
  return (
    <>
      <Seo
        title={notice.title}
        description={
          notice.description ??
          (text
            ? `${notice.title}: ${text}`
            : t("{title}: a notice of {club}.", { title: notice.title, club: club.name }))
        }
        titleSuffix={pageContext.titleSuffix}
        path={routes.item("notices", notice.jsonId)}
        date={notice.date}
        type="article"
        parents={[{ name: t("Notices"), path: routes.list("notices") }]}
      />
      <NoticeDetails notice={notice} previous={previous} next={next} asOf={site?.siteMetadata.asOf ?? ""} />
    </>
  );
}

export const query = graphql`
  query NoticePage($jsonId: String!, $previous: String!, $next: String!) {
    site {
      siteMetadata {
        asOf
      }
    }
    notice(jsonId: { eq: $jsonId }) {
      ...NoticeDetails
    }
    previous: notice(jsonId: { eq: $previous }) {
      ...NeighbourNotice
    }
    next: notice(jsonId: { eq: $next }) {
      ...NeighbourNotice
    }
  }
`;
