import { createContext, useContext } from "react";
import { parseSession, SESSION_KEY, type SignedInMember } from "../../domain/session/session";
import { readEntry, removeStored, subscribeToEntry, writeEntry } from "../storage/guarded-storage";

interface Auth {
  /** The member who is signed in; undefined if none is, or while that is unknown. */
  readonly member: SignedInMember | undefined;
  readonly isAuthenticated: boolean;
  /** True once it is known, which is when the page is interactive. */
  readonly isKnown: boolean;
  /** Returns whether the device stores it; otherwise the sign-in lasts as long as this page. */
  readonly login: (member: SignedInMember) => boolean;
  readonly logout: () => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** The session; throws outside an `AuthProvider` (docs/behaviour.md#failures). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

/** The session, without `member` if none is signed in. The same object while nothing changes. */
interface Session {
  readonly member: SignedInMember | undefined;
}

const signedOut: Session = { member: undefined };

// oxlint-disable-next-line house/module-state -- a cache: React needs the same object until something changes
let last: { readonly text: string | null; readonly session: Session } = { text: null, session: signedOut };

/** Who is signed in on this device. A broken storage entry is removed. */
export function currentSession(): Session {
  const text = readEntry(SESSION_KEY);
  if (text !== last.text) last = { text, session: sessionIn(text) };
  return last.session;
}

function sessionIn(text: string | null): Session {
  if (text === null) return signedOut;
  const member = parseSession(text);
  // The entry is broken or belongs to another program. Readers can't do anything about it, so no message is shown.
  if (!member) removeStored(SESSION_KEY);
  return member ? { member } : signedOut;
}

export function subscribeToSession(listener: () => void): () => void {
  return subscribeToEntry(SESSION_KEY, listener);
}

/**
 * Stores who has signed in.
 *
 * @returns whether the device stores it; otherwise it lasts as long as this page
 */
export function signIn(member: SignedInMember): boolean {
  const isKept = writeEntry(SESSION_KEY, JSON.stringify(member));
  // The storage is full. The previous member must not be signed in again on the next page.
  if (!isKept) removeStored(SESSION_KEY);
  return isKept;
}

export function signOut(): void {
  writeEntry(SESSION_KEY, null);
}
