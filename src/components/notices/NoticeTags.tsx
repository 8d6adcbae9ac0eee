import { noticeState, type NoticeValidity } from "../../domain/notices/notice-state";
import { Tag } from "../ui/Tag";
import * as styles from "./NoticeTags.module.css";

const stateWords = { current: undefined, expired: "Expired", inactive: "No longer in force" } as const;

/** Whether a notice is urgent and whether it is still valid; nothing for an ordinary one. */
export function NoticeTags({ notice, now }: { readonly notice: NoticeValidity; readonly now: Date }) {
  const state = noticeState(notice, now);
  const isUrgent = notice.priority === "urgent";
  if (!isUrgent && state === "current") return null;
  return (
    <span className={styles.tags}>
      {isUrgent && <Tag tone={state === "current" ? "danger" : "plain"}>Urgent</Tag>}
      {stateWords[state] && <Tag>{stateWords[state]}</Tag>}
    </span>
  );
}
