import { NoticeRow } from "./NoticeRow";
import * as styles from "./NoticeTable.module.css";

interface NoticeTableProps {
  readonly notices: readonly Queries.NoticeRowFragment[];
  /** The number of the first row. */
  readonly first: number;
  readonly now: Date;
  /** The ids of those that were not there at the reader's last visit. */
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
        <caption className="visually-hidden">Notices, the newest first</caption>
        <thead role="rowgroup">
          <tr role="row">
            {["Index", "Title", "Published", "Download"].map((column) => (
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
