import { useId, type RefObject } from "react";
import { pageSizes, type NoticeView, type PageSize } from "../../../domain/notices/notice-list";
import { Icon } from "../../ui/Icon";
import { t } from "../../../words/t";
import * as styles from "./NoticeList.module.css";

interface NoticeControlsProps {
  readonly view: NoticeView;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (query: string) => void;
  readonly onSize: (size: PageSize) => void;
}

/** Search by title, and how many notices to show at once. Not there without JavaScript. */
export function NoticeControls({ view, field, onSearch, onSize }: NoticeControlsProps) {
  const searchId = useId();
  const sizeId = useId();
  return (
    <form role="search" className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        <label htmlFor={searchId} className="visually-hidden">
          {t("Search notices by title")}
        </label>
        <Icon name="search" />
        <input
          ref={field}
          id={searchId}
          type="search"
          placeholder={t("Search notices...")}
          autoComplete="off"
          value={view.query}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <div className={styles.size}>
        <label htmlFor={sizeId}>{t("Show||how many notices")}</label>
        <select
          id={sizeId}
          value={view.size}
          onChange={(event) => onSize(pageSizes.find((size) => String(size) === event.target.value) ?? view.size)}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {t("{count, number} per page", { count: size })}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
