import { useNewNoticeCount } from "../../../hooks/notices/useNewNoticeCount";
import * as styles from "./NewNoticeCount.module.css";

/** The number of new notices beside their link; nothing if there are none. */
export function NewNoticeCount() {
  const count = useNewNoticeCount();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> new</span>
    </span>
  );
}
