import { useId, type RefObject } from "react";
import { pageSizes, type NoticeView, type PageSize } from "../../../domain/notices/notice-list";
import { ListSearch } from "../../content/list-filters";
import { t } from "../../../words/t";
import * as styles from "./NoticeList.module.css";

interface NoticeControlsProps {
  readonly view: NoticeView;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (query: string) => void;
  readonly onSize: (size: PageSize) => void;
}

/** Search by title, and how many notices to show at once. Hidden without JavaScript. */
export function NoticeControls({ view, field, onSearch, onSize }: NoticeControlsProps) {
  const sizeId = useId();
  return (
    <form role="search" className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      <ListSearch
        label={t("Search notices by title")}
        placeholder={t("Search notices...")}
        value={view.query}
        onType={onSearch}
        field={field}
      />
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
