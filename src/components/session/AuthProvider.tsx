import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { AuthContext, currentSession, signIn, signOut, subscribeToSession } from "../../hooks/session/useAuth";

/** Tells everything inside it who is signed in, in all tabs alike. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  // The build knows no one: the HTML is the same for all.
  const session = useSyncExternalStore(subscribeToSession, currentSession, () => undefined);
  const auth = useMemo(
    () => ({
      member: session?.member,
      isAuthenticated: session?.member !== undefined,
      isKnown: session !== undefined,
      login: signIn,
      logout: signOut,
    }),
    [session],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
