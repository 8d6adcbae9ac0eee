import { useRef } from "react";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import { BLOCK_SIZE, endOfListText, LONG_LIST } from "../../../domain/directory/paging";
import { startWhen } from "../../../domain/start/start-when";
import { useEndOfList } from "../../../hooks/scrolling/useEndOfList";
import { BlockList } from "../../content/BlockList";
import { MemberCard } from "./MemberCard";
import * as styles from "./MemberScroll.module.css";

/** In the first screen. */
const EAGER = 6;

interface MemberScrollProps {
  readonly label: string;
  /** The members shown so far, as many of them as have been loaded. */
  readonly members: readonly DirectoryMember[];
  readonly total: number;
  readonly isLoading: boolean;
  /** The rest could not be loaded, which is said below the list. */
  readonly hasFailed: boolean;
  /** Stable as long as the list is the same. */
  readonly more: () => void;
}

/** A list that grows by 20 whenever its end comes near. */
export function MemberScroll({ label, members, total, isLoading, hasFailed, more }: MemberScrollProps) {
  const mark = useRef<HTMLParagraphElement>(null);
  const hasMore = members.length < total;
  const isFetching = useEndOfList(mark, hasMore && !isLoading && !hasFailed, more);
  return (
    <>
      {members.length > 0 && (
        <BlockList
          label={label}
          items={members}
          total={total}
          blockSize={BLOCK_SIZE}
          longList={LONG_LIST}
          blockClassName={styles.block}
        >
          {(member, place) => <MemberCard member={member} eager={place < EAGER} />}
        </BlockList>
      )}
      {/* Another mark than the one below a list: it appears instead of moving. */}
      {!hasFailed && (
        <p
          key={members.length === 0 ? "waiting" : "end"}
          ref={mark}
          className={styles.mark}
          data-end={!hasMore || undefined}
          {...(hasMore && startWhen("visible"))}
        >
          {endOfListText(hasMore, isLoading || isFetching)}
        </p>
      )}
    </>
  );
}
