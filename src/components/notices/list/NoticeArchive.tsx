import { archiveTitle } from "../../../domain/year-pages";
import { routes } from "../../../domain/routes";
import { useNow } from "../../../hooks/useNow";
import { BackLink } from "../../content/page/BackLink";
import { PageHeader } from "../../content/page/PageHeader";
import { NoticeTable } from "../NoticeTable";
import { YearLinks } from "../../content/page/YearLinks";
import { t } from "../../../words/t";

interface NoticeArchiveProps {
  readonly year: string;
  readonly years: readonly string[];
  /** The newest first. */
  readonly notices: readonly Queries.NoticeRowFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** All notices of one year on one page, for readers without JavaScript and for search engines. */
export function NoticeArchive({ year, years, notices, asOf }: NoticeArchiveProps) {
  const now = useNow(asOf);
  return (
    <>
      <PageHeader title={archiveTitle(year)} place={`notices/${year}`} command="ls -lt">
        <BackLink to={routes.list("notices")}>{t("Back to Notices")}</BackLink>
      </PageHeader>
      <div className="container">
        <NoticeTable notices={notices} first={1} now={now} />
        <YearLinks title={t("All notices by year")} folder="notices" years={years} current={year} />
      </div>
    </>
  );
}
