import { createContext, useContext } from "react";
import type { SignedInMember } from "../../domain/session/session";

/** The session as components see it. */
export interface Auth {
  /** The member who is signed in; undefined if no one is, or while that is not known. */
  readonly member: SignedInMember | undefined;
  readonly isAuthenticated: boolean;
  /** Whether it is known yet: not until the page is interactive. */
  readonly isKnown: boolean;
  /** Returns whether the device keeps it: otherwise the sign-in lasts as long as this page. */
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
