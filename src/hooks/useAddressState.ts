import { useEffect, useMemo, useState } from "react";
import { changeAddress, useAddress } from "./useAddress";

/** In ms: browsers refuse addresses that change with every key. */
const TYPING_PAUSE = 250;

/**
 * The state of a page that is kept in its address; typing changes the address once it pauses.
 *
 * @param read reads an address, query and fragment; another function reads another state
 * @param write the address that says the same
 */
export function useAddressState<State extends { readonly query: string }>(
  read: (address: string) => State,
  write: (state: State) => string,
) {
  const address = useAddress();
  const stored = useMemo(() => read(address), [read, address]);
  const [draft, setDraft] = useState<{ readonly state: State; readonly since: string }>();
  // Back, forward and links to another view win over what has been typed.
  const isDrafting = draft?.since === address;
  const state = isDrafting ? draft.state : stored;

  useEffect(() => {
    if (!isDrafting) return undefined;
    const timer = setTimeout(() => {
      changeAddress(write(state), "replace");
      setDraft(undefined);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [isDrafting, state, write]);

  return {
    state,
    /** True while it holds what is being typed. */
    isDrafting,
    type: (query: string) => setDraft({ state: { ...state, query }, since: address }),
    choose: (change: Partial<State>, step: "push" | "replace" = "replace") => {
      setDraft(undefined);
      changeAddress(write({ ...state, ...change }), step);
    },
  };
}
