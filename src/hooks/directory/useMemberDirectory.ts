import { useCallback, useEffect, useMemo, useState } from "react";
import {
  directoryAddress,
  type DirectoryState,
  type FilterOptions,
  readDirectoryState,
} from "../../domain/directory/directory-address";
import { type MemberIndex, unpackMembers } from "../../domain/directory/member-index";
import { isFiltering, searchMembers } from "../../domain/directory/search-members";
import { useDataFile } from "../loading/useLoading";
import { memberIndexFile } from "./member-index-file";
import { useShownCount } from "./useShownCount";
import { changeAddress, useAddress } from "../useAddress";

/** The data that /member comes with. */
export interface DirectoryStart {
  /** The members of the first screen, and all sessions and shifts. */
  readonly first: MemberIndex;
  readonly total: number;
  /** The address of the index of all members. */
  readonly indexAddress: string;
}

/** The directory: its filters, the members that match them, and how much has been loaded. */
export function useMemberDirectory({ first, total, indexAddress }: DirectoryStart) {
  const { state, type, choose } = useDirectoryState(first);
  const firstMembers = useMemo(() => unpackMembers(first), [first]);
  const [wantsAll, setWantsAll] = useState(false);
  const wantAll = useCallback(() => setWantsAll(true), []);
  const startsWhole = firstMembers.length === total;
  const isWhole = state.view === "all" && !isFiltering(state);
  const paging = useShownCount(directoryAddress(state));
  const needsAll = wantsAll || !isWhole || paging.shown > firstMembers.length;
  const index = useDataFile(memberIndexFile, indexAddress, !startsWhole && needsAll);
  const members = index.data ?? firstMembers;
  // The newest index may hold another number of members than this page was built with.
  const isComplete = startsWhole || index.data !== undefined;
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
    failure: isComplete ? undefined : index.failure,
    retry: index.retry,
  };
}

/** In ms: browsers refuse addresses that change with every key. */
const TYPING_PAUSE = 250;

/** The filters of the directory, kept in the page's address; typing changes the address once it pauses. */
function useDirectoryState(options: FilterOptions) {
  const address = useAddress();
  const stored = useMemo(() => readDirectoryState(address, options), [address, options]);
  const [draft, setDraft] = useState<{ readonly state: DirectoryState; readonly since: string }>();
  // Back, forward and links to another view win over what has been typed.
  const isDrafting = draft?.since === address;
  const state = isDrafting ? draft.state : stored;

  useEffect(() => {
    if (!isDrafting) return undefined;
    const timer = setTimeout(() => {
      changeAddress(directoryAddress(state), "replace");
      setDraft(undefined);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [isDrafting, state]);

  return {
    state,
    type: (query: string) => setDraft({ state: { ...state, query }, since: address }),
    choose: (change: Partial<DirectoryState>) => {
      setDraft(undefined);
      changeAddress(directoryAddress({ ...state, ...change }), "replace");
    },
  };
}
