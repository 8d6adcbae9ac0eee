import { useId, type RefObject } from "react";
import { pageSizes, type NoticeView, type PageSize } from "../../../domain/notices/notice-list";
import { ListSearch } from "../../content/list-filters";
import { t } from "../../../words/t";
import { newNotices, OFF, seenNoticesText } from "../../../domain/notices/seen-notices";
import { storeSeenNotices, useSeenNotices } from "../../../hooks/notices/useSeenNotices";
import * as styles from "./NoticeList.module.css";
import * as buttons from "../../ui/controls/button.module.css";

interface NoticeControlsProps {
  readonly view: NoticeView;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (query: string) => void;
  readonly onSize: (size: PageSize) => void;
}

/** Search by title, and how many notices to show at once. Not there without JavaScript. */
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

/**
 * Says that this device remembers which notices were seen (`keepShown`), with a button that ends it. Not there without
 * JavaScript. Until the page is interactive, only its place is: what is below does not move when it appears.
 */
export function SeenNote({ ids }: { readonly ids: readonly string[] }) {
  const seen = useSeenNotices();
  const isOn = seen !== OFF;
  const count = newNotices(ids, seen).length;
  return (
    <section
      className={styles.note}
      aria-label={t("New notices")}
      data-pagefind-ignore=""
      data-reserved={seen === undefined || undefined}
      data-seen={seenNoticesText(ids)}
    >
      {isOn ? (
        <p>
          {count > 0 && (
            <strong>{`${t("{count, plural, one {# new} other {# new}} since your last visit.", { count })} `}</strong>
          )}
          {t("To mark new notices, this browser remembers which ones you have seen. That stays on this device.")}
        </p>
      ) : (
        <p>{t("New notices are not marked on this device.")}</p>
      )}
      <button type="button" className={buttons.button} onClick={() => storeSeenNotices(isOn ? undefined : ids)}>
        {isOn ? t("Stop remembering") : t("Mark new notices")}
      </button>
    </section>
  );
}
