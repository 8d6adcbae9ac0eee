import { useEffect, useMemo, useState } from "react";
import { changeAddress, useAddress } from "./useAddress";

/** In ms: browsers refuse changes of the address with every key. */
const TYPING_PAUSE = 250;

/**
 * The state of a page, which its address holds; typing changes the address after a pause.
 *
 * @param read reads a query and fragment; must be the same function while the state is the same
 * @param write returns the address of a state
 */
export function useAddressState<State extends { readonly query: string }>(
  read: (address: string) => State,
  write: (state: State) => string,
) {
  const address = useAddress();
  const stored = useMemo(() => read(address), [read, address]);
  const [draft, setDraft] = useState<{ readonly state: State; readonly since: string }>();
  // Back, forward and links to another view override typed text.
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
    /** True while text is being typed. */
    isDrafting,
    type: (query: string) => setDraft({ state: { ...state, query }, since: address }),
    choose: (change: Partial<State>, step: "push" | "replace" = "replace") => {
      setDraft(undefined);
      changeAddress(write({ ...state, ...change }), step);
    },
  };
}
