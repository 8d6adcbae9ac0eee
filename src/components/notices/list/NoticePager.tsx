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
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav aria-label="Pages of notices" className={styles.pager}>
      <p role="status">{`Showing ${from} to ${to} of ${total} results`}</p>
      <div className={styles.buttons}>
        {/* They keep the focus where there is no further page, which a disabled button loses. */}
        <button
          type="button"
          className={buttons.button}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onTurn(page - 1)}
        >
          <Icon name="arrow-left" /> Previous
        </button>
        <button
          type="button"
          className={buttons.button}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onTurn(page + 1)}
        >
          Next <Icon name="arrow-right" />
        </button>
      </div>
    </nav>
  );
}
