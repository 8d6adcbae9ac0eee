import { prefillOf } from "./prefill";

/** The first values of a new entry in the address at which the editor was opened. */
export const prefill = prefillOf(location.hash);

/** The address as it was asked for. */
export const askedFor = location.hash;

const newEntry = /^(#\/collections\/[^/?]+)\/new(?=\?|$)/.exec(location.hash);

/** The new entry that the editor was asked to open at once; undefined for any other address. */
export const newEntryAddress = newEntry?.[0];

// Before Decap is loaded: it would read what follows the `?` in its own way, and open the form too early.
if (newEntry?.[1] !== undefined) history.replaceState(null, "", newEntry[1]);
