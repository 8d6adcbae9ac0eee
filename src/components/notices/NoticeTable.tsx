import { graphql } from "gatsby";
import { inDigits } from "../../domain/text/amounts";
import { dateText } from "../../domain/time/date-text";
import { noticeState } from "../../domain/notices/notice-state";
import { routes } from "../../domain/routes";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { Icon } from "../ui/Icon";
import { NoticeTags } from "./NoticeTags";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import { ActionName } from "../ui/Sentence";
import * as styles from "./NoticeTable.module.css";

interface NoticeTableProps {
  readonly notices: readonly Queries.NoticeRowFragment[];
  readonly first: number;
  readonly now: Date;
  readonly fresh?: ReadonlySet<string>;
}

/**
 * Notices as a table whose rows become cards on a phone. It has roles because some browsers no longer treat it as a
 * table once CSS changes its display.
 */
export function NoticeTable({ notices, first, now, fresh }: NoticeTableProps) {
  return (
    <div className={styles.room}>
      <table role="table" className={styles.table} data-pagefind-ignore="">
        <caption className="visually-hidden">{t("Notices, the newest first")}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[t("Index"), t("Title"), t("Published"), t("Download")].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {notices.map((notice, index) => (
            <NoticeRow
              key={notice.jsonId}
              notice={notice}
              index={first + index}
              now={now}
              isNew={fresh?.has(notice.jsonId) === true}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NoticeRowProps {
  readonly notice: Queries.NoticeRowFragment;
  readonly index: number;
  readonly now: Date;
  readonly isNew?: boolean;
}

function NoticeRow({ notice, index, now, isNew = false }: NoticeRowProps) {
  const { jsonId, title, date, downloadUrl } = notice;
  return (
    <tr role="row" className={styles.row} data-past={noticeState(notice, now) !== "current" || undefined}>
      <td role="cell" className={styles.index}>
        {inDigits(index)}
      </td>
      <td role="cell" className={styles.title}>
        <TextLink to={routes.item("notices", jsonId)}>{title}</TextLink>
        <NoticeTags notice={notice} now={now} />
      </td>
      {/* Space for 'New', which appears late, so that nothing moves. */}
      <td role="cell" className={styles.published}>
        <Text>{dateText(date)}</Text>
        {isNew && (
          <>
            {" "}
            <strong className={styles.fresh}>{t("New||a notice")}</strong>
          </>
        )}
      </td>
      <td role="cell" className={styles.download}>
        {downloadUrl?.url ? (
          <SiteLink to={downloadUrl.url} newTab>
            <Icon name="download" />
            <ActionName text={t("Download<hidden> <name/></hidden>")} name={title} />
          </SiteLink>
        ) : (
          <span className={styles.none}>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t("No file")}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

/** @public Gatsby collects it. */
export const noticeRow = graphql`
  fragment NoticeRow on Notice {
    jsonId
    title
    date
    priority
    expiryDate
    isActive
    pinned
    downloadUrl {
      url
    }
  }
`;
