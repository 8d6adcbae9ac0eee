import { useCallback, useEffect, useRef, type ReactNode } from "react";
import { endOfListText } from "../../../../domain/paging";
import type { LeaderboardLine } from "../../../../domain/ratings/leaderboard";
import { scrollBehavior } from "../../../../hooks/motion/reduced-motion";
import { useEndOfList } from "../../../../hooks/scrolling/useEndOfList";
import { useListPlace } from "../../../../hooks/scrolling/useListPlace";
import type { Paging } from "../../../../hooks/useShownCount";
import { RankCard } from "./RankCard";
import { t } from "../../../../words/t";
import * as styles from "./LeaderboardList.module.css";

interface LeaderboardListProps {
  readonly paging: Paging;
  readonly lines: readonly LeaderboardLine[];
  /** More than the number of lines while not all have been loaded. */
  readonly total: number;
  /** The rest could not be loaded; a message below the list says so. */
  readonly hasFailed: boolean;
  /** True if the first three are on a podium: not in a filtered list. */
  readonly hasPodium: boolean;
  readonly ownId: number | undefined;
  readonly isWanted: boolean;
  readonly onFound: () => void;
}

/** In the first screen. */
const EAGER = 6;
const PODIUM = 3;

/** The lines of the leaderboard, 20 at a time (docs/behaviour.md#members). */
export function LeaderboardList(props: LeaderboardListProps) {
  const { paging, lines, total, hasFailed, hasPodium, ownId, isWanted, onFound } = props;
  const { of, shown, more } = paging;
  const onMore = useCallback(() => more(total), [more, total]);
  const list = useRef<HTMLDivElement>(null);
  // It is not in the HTML, so browsers can't restore the scroll position by themselves.
  useListPlace(list, { of, shown, atFirst: 0 });
  const mark = useRef<HTMLParagraphElement>(null);
  const own = useRef<HTMLElement>(null);
  const visible = lines.slice(0, shown);
  const hasMore = visible.length < total;
  const isLoading = hasMore && visible.length === lines.length;
  const isFetching = useEndOfList(mark, hasMore && !isLoading, onMore);

  useEffect(() => {
    if (!isWanted) return;
    const isHidden = lines.findIndex(({ member }) => member.id === ownId) >= shown;
    if (isHidden) onMore();
    else if (own.current) {
      showElement(own.current);
      onFound();
    }
  }, [isWanted, lines, ownId, shown, onMore, onFound]);

  const high = hasPodium ? visible.slice(0, PODIUM).filter(({ place }) => place !== undefined) : [];
  const card = (line: LeaderboardLine, index: number, isHigh: boolean) => {
    const isMine = line.member.id === ownId;
    return (
      <li key={line.member.id}>
        <RankCard {...line} isMine={isMine} isHigh={isHigh} eager={index < EAGER} ref={isMine ? own : undefined} />
      </li>
    );
  };
  return (
    <div ref={list} className={styles.board}>
      {high.length > 0 && <Podium>{high.map((line, index) => card(line, index, true))}</Podium>}
      {visible.length > 0 && (
        <ol role="list" aria-label={t("Codeforces members")} className={styles.list}>
          {visible.slice(high.length).map((line, index) => card(line, high.length + index, false))}
        </ol>
      )}
      {!hasFailed && (
        <p ref={mark} className={styles.mark}>
          {endOfListText(hasMore, isLoading || isFetching)}
        </p>
      )}
    </div>
  );
}

function showElement(element: HTMLElement): void {
  element.scrollIntoView({ block: "center", behavior: scrollBehavior() });
  element.focus({ preventScroll: true });
}

/** The first three, side by side if they fit. */
function Podium({ children }: { readonly children: ReactNode }) {
  return (
    <ol role="list" aria-label={t("Podium")} className={styles.podium}>
      {children}
    </ol>
  );
}
