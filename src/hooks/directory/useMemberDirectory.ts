import { useCallback, useMemo, useState } from "react";
import {
  directoryAddress,
  readDirectoryState,
  isFiltering,
  searchMembers,
} from "../../domain/directory/directory-filter";
import { type MemberIndex, unpackMembers } from "../../domain/directory/member-index";
import { PAGE_SIZE } from "../../domain/paging";
import { useDataFile } from "../loading/useLoading";
import { useShownCount } from "../useShownCount";
import { useAddressState } from "../useAddressState";
import { memberIndexFile } from "./member-index-file";

export interface DirectoryStart {
  /** The members of the first screen, and all sessions and shifts. */
  readonly first: MemberIndex;
  readonly total: number;
  readonly indexAddress: string;
}

/** The directory: its filters, the matching members, and how many have been loaded. */
export function useMemberDirectory({ first, total, indexAddress }: DirectoryStart) {
  const read = useCallback((address: string) => readDirectoryState(address, first), [first]);
  const { state, type, choose } = useAddressState(read, directoryAddress);
  const firstMembers = useMemo(() => unpackMembers(first), [first]);
  const [wantsAll, setWantsAll] = useState(false);
  const wantAll = useCallback(() => setWantsAll(true), []);
  const startsWhole = firstMembers.length === total;
  const isWhole = state.view === "all" && !isFiltering(state);
  const paging = useShownCount(directoryAddress(state), PAGE_SIZE);
  const needsAll = wantsAll || !isWhole || paging.shown > firstMembers.length;
  const index = useDataFile(memberIndexFile, indexAddress, !startsWhole && needsAll);
  const members = index.data ?? firstMembers;
  const isComplete = startsWhole || index.data !== undefined;
  // Searching only the first 20 would be misleading.
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
    failure: isComplete ? undefined : index.failure,
    retry: index.retry,
  };
}
