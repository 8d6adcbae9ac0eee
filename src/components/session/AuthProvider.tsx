import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { AuthContext, currentSession, signIn, signOut, subscribeToSession } from "../../hooks/session/useAuth";

/** Provides who is signed in, the same in all tabs. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  // The HTML is the same for all readers.
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
