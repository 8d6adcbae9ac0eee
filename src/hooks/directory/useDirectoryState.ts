import { useEffect, useMemo, useState } from "react";
import {
  directoryAddress,
  readDirectoryState,
  type DirectoryState,
  type FilterOptions,
} from "../../domain/directory/directory-address";
import { changeAddress, useAddress } from "../useAddress";

/** In ms: browsers refuse addresses that change with every key. */
const TYPING_PAUSE = 250;

/** The filters of the directory, kept in the page's address; typing changes the address once it pauses. */
export function useDirectoryState(options: FilterOptions) {
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
