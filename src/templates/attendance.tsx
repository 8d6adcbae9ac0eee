import { graphql, type PageProps } from "gatsby";
import { AttendanceSheet } from "../components/paper/AttendanceSheet";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { t } from "../words/t";

export default function AttendancePage({ data: { workshop } }: PageProps<Queries.AttendancePageQuery>) {
  if (!workshop) return null;
  const { jsonId, title } = workshop;
  return (
    <>
      <Seo
        title={t("Attendance: {title}", { title })}
        titleSuffix={` (${jsonId})`}
        description={t("A printable attendance sheet for {title}.", { title })}
        path={routes.attendance(jsonId)}
        parents={[{ name: t("Workshops"), path: routes.list("workshops") }]}
        noindex
      />
      <AttendanceSheet workshop={workshop} />
    </>
  );
}

export const query = graphql`
  query AttendancePage($jsonId: String!) {
    workshop(jsonId: { eq: $jsonId }) {
      ...AttendanceSheet
    }
  }
`;
