import { graphql } from "gatsby";
import { dateText } from "../../domain/time/date-text";
import { noticeState } from "../../domain/notices/notice-state";
import { routes } from "../../domain/routes";
import { SiteLink } from "../navigation/SiteLink";
import { Icon } from "../ui/Icon";
import { NoticeTags } from "./NoticeTags";
import { Text } from "../ui/Text";
import * as styles from "./NoticeTable.module.css";

interface NoticeRowProps {
  readonly notice: Queries.NoticeRowFragment;
  readonly index: number;
  readonly now: Date;
  /** Whether it was not there at the reader's last visit. */
  readonly isNew?: boolean;
}

/** One notice of the table. */
export function NoticeRow({ notice, index, now, isNew = false }: NoticeRowProps) {
  const { jsonId, title, date, downloadUrl } = notice;
  return (
    <tr role="row" data-past={noticeState(notice, now) !== "current" || undefined}>
      <td role="cell" className={styles.index}>
        {index}
      </td>
      <td role="cell" className={styles.title}>
        <SiteLink to={routes.item("notices", jsonId)}>
          <Text>{title}</Text>
        </SiteLink>
        <NoticeTags notice={notice} now={now} isNew={isNew} />
      </td>
      <Text as="td" role="cell" className={styles.published}>
        {dateText(date)}
      </Text>
      <td role="cell" className={styles.download}>
        {downloadUrl?.url ? (
          <SiteLink to={downloadUrl.url} newTab>
            <Icon name="download" />
            Download
            <span className="visually-hidden">
              {" "}
              <Text>{title}</Text>
            </span>
          </SiteLink>
        ) : (
          <span className={styles.none}>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">No file</span>
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
