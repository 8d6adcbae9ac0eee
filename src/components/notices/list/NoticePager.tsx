import type { NoticePage } from "../../../domain/notices/notice-list";
import * as buttons from "../../ui/controls/button.module.css";
import { Icon } from "../../ui/Icon";
import * as styles from "./NoticePager.module.css";

interface NoticePagerProps {
  readonly found: NoticePage<unknown>;
  readonly onTurn: (page: number) => void;
}

/** Where the reader is in the list, and links to the pages before and after. */
export function NoticePager({ found, onTurn }: NoticePagerProps) {
  const { page, pages, from, to, total } = found;
  return (
    <nav aria-label="Pages of notices" className={styles.pager}>
      <p role="status">
        Showing {from} to {to} of {total} results
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.button} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          <Icon name="arrow-left" /> Previous
        </button>
        <button type="button" className={buttons.button} disabled={page >= pages} onClick={() => onTurn(page + 1)}>
          Next <Icon name="arrow-right" />
        </button>
      </div>
    </nav>
  );
}
