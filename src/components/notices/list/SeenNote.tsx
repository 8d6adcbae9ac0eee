import { newNotices, OFF, seenNoticesText } from "../../../domain/notices/seen-notices";
import { storeSeenNotices, useSeenNotices } from "../../../hooks/notices/useSeenNotices";
import { t } from "../../../words/t";
import * as styles from "./NoticeList.module.css";
import * as buttons from "../../ui/controls/button.module.css";

/**
 * Says that this device remembers which notices were seen (`keepShown`), with a button to stop that. Hidden without
 * JavaScript. Its space is reserved until the page is interactive, so that nothing below moves.
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
