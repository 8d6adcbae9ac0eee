import { useCallback, useRef, type ReactNode } from "react";
import { PAGE_SIZE } from "../../../domain/directory/paging";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import type { Paging } from "../../../hooks/directory/useShownCount";
import { useListPlace } from "../../../hooks/scrolling/useListPlace";
import { MemberScroll } from "./MemberScroll";

export interface MemberResultsProps {
  readonly label: string;
  readonly paging: Paging;
  /** Those that match, as far as they have been loaded. */
  readonly members: readonly DirectoryMember[];
  /** How many match in all; more than `members` while not all have been loaded. */
  readonly total: number;
  readonly isLoading: boolean;
  /** Those that have not been loaded could not be. */
  readonly hasFailed: boolean;
  /** More is wanted than has been loaded. */
  readonly onEnd?: () => void;
  readonly empty: ReactNode;
}

/** What the directory found, 20 at a time, or why there is nothing. */
export function MemberResults({ label, paging, members, total, onEnd, empty, ...loading }: MemberResultsProps) {
  const { of, shown, more } = paging;
  const list = useRef<HTMLDivElement>(null);
  useListPlace(list, { of, shown, atFirst: of === "" ? PAGE_SIZE : 0 });
  const onMore = useCallback(() => {
    more(total);
    onEnd?.();
  }, [more, total, onEnd]);
  if (total === 0) return empty;
  return (
    <div ref={list}>
      <MemberScroll label={label} members={members.slice(0, shown)} total={total} more={onMore} {...loading} />
    </div>
  );
}
