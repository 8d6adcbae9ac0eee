import { useCallback, useMemo, useState } from "react";
import { directoryAddress } from "../domain/directory/directory-address";
import { unpackMembers, type MemberIndex } from "../domain/directory/member-index";
import { isFiltering, searchMembers } from "../domain/directory/search-members";
import { useDirectoryState } from "./useDirectoryState";
import { useMemberIndex } from "./useMemberIndex";
import { useShownCount } from "./useShownCount";

/** What /member comes with. */
export interface DirectoryStart {
  /** The members of the first screen, and all sessions and shifts. */
  readonly first: MemberIndex;
  readonly total: number;
  /** The address of the index of all members. */
  readonly indexAddress: string;
}

/** The directory: what narrows it, whom that leaves, and how much of it is here yet. */
export function useMemberDirectory({ first, total, indexAddress }: DirectoryStart) {
  const { state, type, choose } = useDirectoryState(first);
  const firstMembers = useMemo(() => unpackMembers(first) ?? [], [first]);
  const [wantsAll, setWantsAll] = useState(false);
  const wantAll = useCallback(() => setWantsAll(true), []);
  const startsWhole = firstMembers.length === total;
  const isWhole = state.view === "all" && !isFiltering(state);
  const index = useMemberIndex(indexAddress, !startsWhole && (wantsAll || !isWhole));
  const members = index.members ?? firstMembers;
  const isComplete = members.length === total;
  const paging = useShownCount(directoryAddress(state), isComplete);
  // What would be found among the first 20 says nothing about the rest.
  const isKnown = isComplete || isWhole;
  const matching = useMemo(() => (isKnown ? searchMembers(members, state) : []), [isKnown, members, state]);
  return {
    state,
    type,
    choose,
    wantAll,
    startsWhole,
    members,
    paging,
    matching,
    isComplete,
    isKnown,
    isLoading: index.isLoading,
    hasFailed: index.hasFailed && !isComplete,
    retry: index.retry,
  };
}
