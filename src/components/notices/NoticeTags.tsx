import { isPinnedAt, noticeState, noticeStateChange, type NoticeValidity } from "../../domain/notices/notice-state";
import { validUntil } from "../../domain/start/start-when";
import { Tag } from "../ui/Tag";
import { t } from "../../words/t";
import * as styles from "./NoticeTable.module.css";

const stateWords = { current: undefined, expired: t("Expired"), inactive: t("No longer in force") } as const;

interface NoticeTagsProps {
  readonly notice: NoticeValidity & { readonly pinned?: boolean | null };
  readonly now: Date;
}

/** Says whether a notice is pinned, urgent or no longer valid; nothing for an ordinary one. */
export function NoticeTags({ notice, now }: NoticeTagsProps) {
  const state = noticeState(notice, now);
  const isUrgent = notice.priority === "urgent";
  const isPinned = isPinnedAt(notice, now);
  const change = noticeStateChange(notice, now);
  const until = validUntil(change);
  if (!isUrgent && !isPinned && state === "current") return change ? <span hidden {...until} /> : null;
  return (
    <span className={styles.tags} {...until}>
      {isPinned && <Tag tone="accent">{t("Pinned")}</Tag>}
      {isUrgent && <Tag tone={state === "current" ? "danger" : "plain"}>{t("Urgent")}</Tag>}
      {stateWords[state] && <Tag>{stateWords[state]}</Tag>}
    </span>
  );
}
